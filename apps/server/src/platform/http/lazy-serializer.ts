import SerializerSelector, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

const serializerFactory = SerializerSelector();

/** Compiles the serializer of an answer when it is first sent: compiling all of them took half of the startup time. */
export const lazySerializerFactory: SerializerFactory = (schemas, options) => {
  const compile = serializerFactory(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => {
      serialize ??= compile(route);
      return serialize(answer);
    };
  };
};
