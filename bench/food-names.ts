/** Names as they are printed on packages, put together: common words are in one to five of a hundred of them. */
export const ADJECTIVES =
  'organic,organic,organic,natural,classic,original,fresh,light,crunchy,creamy,premium,traditional,smooth,spicy,sweet,salted,unsalted,roasted,smoked,mild,extra,golden,mini,fine,rustic,country,low fat,sugar free,gluten free,whole grain,,,,,,,,,,,,,,,'.split(
    ',',
  );
export const FLAVOURS =
  'chocolate,chocolate,chocolate,milk chocolate,dark chocolate,vanilla,vanilla,strawberry,strawberry,raspberry,blueberry,lemon,orange,apple,banana,mango,coconut,hazelnut,almond,peanut,peanut butter,honey,caramel,cinnamon,coffee,tomato,tomato,basil,garlic,onion,pepper,paprika,chili,curry,cheese,cheddar,mozzarella,chicken,chicken,beef,pork,turkey,tuna,salmon,vegetable,mushroom,potato,spinach,greek,oat,rice,wheat,corn,soy,protein,,,,,,,,,,,,,,,,'.split(
    ',',
  );
export const NOUNS =
  'milk,milk,milk,yogurt,yogurt,yogurt,cheese,cheese,butter,cream,ice cream,bar,bar,cereal bar,biscuits,cookies,cookies,wafers,cake,muffins,bread,bread,rolls,crackers,crisps,chips,chips,popcorn,pretzels,nuts,mix,muesli,granola,cereal,porridge,oats,flakes,rice,pasta,spaghetti,noodles,sauce,sauce,sauce,pesto,ketchup,mayonnaise,dressing,soup,soup,stock,spread,jam,honey,syrup,juice,juice,drink,drink,tea,coffee,water,lemonade,cola,beer,wine,burger,sausages,ham,bacon,chicken breast,chicken nuggets,fillets,fish fingers,pizza,pizza,lasagna,curry,salad,hummus,tofu,beans,lentils,chickpeas,peas,sweetcorn,tomatoes,olives,pickles,oil,olive oil,vinegar,flour,sugar,salt,spice mix,chocolate,chocolate,candy,gum,powder,protein powder,shake,pudding,dessert,mousse'.split(
    ',',
  );
export const SYLLABLES =
  'ba,be,bo,ca,ce,co,da,de,do,fa,fe,fo,ga,ge,go,la,le,lo,ma,me,mo,na,ne,no,pa,pe,po,ra,re,ro,sa,se,so,ta,te,to,va,ve,vo,zi'.split(
    ',',
  );
