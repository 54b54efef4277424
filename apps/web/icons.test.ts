import { expect, it } from 'vitest';
import { iconFiles, importIcons } from './icons.ts';

const LIST =
  "export { default as Menu, default as MenuIcon } from './icons/menu.mjs';\n" +
  "export { default as Edit2, default as Pen } from './icons/pen.mjs';";

it('knows the file of an icon under each of its names', () => {
  const files = iconFiles(LIST);
  expect([files.get('MenuIcon'), files.get('Edit2'), files.get('Nothing')]).toEqual([
    'menu',
    'pen',
    undefined,
  ]);
});

it('imports each icon from its own file, under the name the code uses', () => {
  const code = "import { Menu as MenuIcon, Pen } from 'lucide-react';\nimport { useState } from 'react';";
  expect(importIcons(code, iconFiles(LIST))).toBe(
    "import MenuIcon from 'lucide-react/icons/menu';import Pen from 'lucide-react/icons/pen';\nimport { useState } from 'react';",
  );
});

it('reads lists over several lines, and leaves types out', () => {
  const code = "import {\n  Menu,\n  type LucideIcon,\n} from 'lucide-react';";
  expect(importIcons(code, iconFiles(LIST))).toBe("import Menu from 'lucide-react/icons/menu';");
});

it('stops the build at an icon that the library does not have', () => {
  expect(() => importIcons("import { Missing } from 'lucide-react';", iconFiles(LIST))).toThrow('Missing');
});
