/// The descriptions of the keys of rules: `kind.key` for one kind, `key` for all.
enum RuleKeyWords {
  static let all = [
    "in":
      "the code to check: names of layers, or patterns of paths; by default all code except tests",
    "except": "code to leave out: names of layers, or patterns of paths",
    "kinds": "only declarations of these kinds: struct, class, enum, protocol, actor, func, …",
    "named": "only declarations whose name matches: `*ViewModel`",
    "not": "leaves out declarations whose name matches one of these patterns",
    "conforming": "only types that conform to one of these protocols",
    "with": "only declarations with all of these attributes or modifiers",
    "unless": "leaves out declarations with one of these attributes or modifiers",
    "nested": "whether to include types that are nested in types; true by default",
    "debug": "whether to include code that only debug builds compile; true by default",
    "stored": "only types with a stored property",
    "mutable": "only types with a stored property that is a `var`",
    "withoutParameters": "only functions without parameters",
    "notPartOf":
      "leaves out the types of the properties of each type whose name matches: `*DTO`",
    "besides":
      "a suffix such as `DTO`: only types such as `CityDTO` for which a type `City` exists",
    "types": "the types to check; by default all",
    "imports.allow": "the only modules that may be imported",
    "imports.forbid": "modules that may not be imported, directly or through other modules",
    "imports.allowLayers": "layers whose modules may be imported, besides those in `allow`",
    "imports.forbidLayers":
      "layers whose modules may not be imported, directly or through other modules",
    "imports.transitive":
      "whether an import through other modules is a violation, too; true by default",
    "order.layers":
      "the layers, outermost first: no layer may depend on a layer before it in this list",
    "independence.of": "the pattern of the folders, with a placeholder: `Features/{feature}/**`",
    "acyclic.in":
      "the folders to check; within each, the subfolders may not use each other in a cycle: `Sources/Kits/*`",
    "acyclic.folders":
      "the subfolders in order, topmost first: each may use only later ones; `.` stands for the files next to them",
    "acyclic.files": "the maximum number of source files in a folder",
    "references.forbid": "the types that this code may not use",
    "references.calls":
      "whether only creating an instance is a violation: `City(…)`; false by default",
    "leaks.types": "the types whose signatures are checked, with those of members and extensions",
    "leaks.forbid": "the types that these signatures may not contain",
    "conformances.require": "protocols to which each type must conform",
    "conformances.requireOneOf":
      "protocols of which each type must conform to at least one: `*Protocol`",
    "conformances.forbid": "protocols to which no type may conform",
    "conformances.orOwnProtocol":
      "whether a type may conform to any protocol of the project instead; false by default",
    "attributes.require":
      "attributes and modifiers that each declaration must have, without the `@`",
    "attributes.forbid": "attributes and modifiers that no declaration may have",
    "constructs.forbid": "forceUnwrap, forceTry, forceCast, implicitlyUnwrapped or emptyCatch",
    "mentions.forbid":
      "names of types or functions that code may not use; a nested type of that name, or one that the checked code declares, does not count",
    "mentions.with": "only calls that have one of these words, in lower case, in their arguments",
    "mentions.withNames":
      "like `with`, but for names in code only, not for words in string literals",
    "mentions.require": "names of types or functions, all of which each file must use",
    "mentions.inFunctions":
      "only calls inside of functions, which create an object each time; false by default",
    "mentions.called": "only calls of these names; false by default",
    "mentions.unlessFileUses":
      "names: a file that uses one of these names may use the forbidden names, too",
    "mentions.unlessWith": "words: a call with one of these in its arguments is allowed",
    "globals.singletons":
      "whether a singleton such as `static let shared` is a violation, too; false by default",
    "kinds.allow": "the kinds that may be declared: struct, enum, actor, …",
    "sizes.lines": "the maximum number of lines of code of a type",
    "sizes.members": "the minimum number of members of the types that are checked",
    "parameters.forbidNames": "labels and names that no parameter may have",
    "parameters.forbidTypes": "types that no parameter may have",
    "parameters.of": "only functions whose name matches: `init`",
    "parameters.types": "only functions of types whose name matches",
    "names.types": "the types whose names are checked",
    "names.named": "patterns: the name of each checked type must match one of them",
    "names.file": "the name of the file that must declare the type: `{name}.swift`",
    "names.folder": "the pattern that the type's path must match",
    "names.foldersOf": "instead of `types`: the pattern of the folders whose names are checked",
    "names.folders": "the only names that the checked folders may have",
    "names.pascalCase":
      "whether the checked folders' names must be in PascalCase; false by default",
    "names.types.named": "only declarations whose name matches: `*ViewModel`",
    "files.require":
      "patterns that must each match a file; with `each`, its placeholders are filled in",
    "files.forbid": "patterns of files that must not exist",
    "files.each": "the pattern of the files to check; its placeholders fill in the other patterns",
    "files.allow": "patterns: each file that matches `each` must also match one of them",
    "files.except": "patterns of files that are not checked",
    "files.unlessIgnored": "whether files that .gitignore lists may exist; false by default",
    "files.mentionedIn": "the files that must mention each file that matches `each`",
    "files.as": "the text that counts as a mention of the file, with its placeholders filled in",
    "debug.members": "checks members whose name matches, instead of whole files",
    "companions.without":
      "a suffix such as `View`: `{short}` is the type's name without it, and `{plural}` its plural",
    "companions.type": "a type that must exist for each checked type: `Mock{name}`",
    "companions.file":
      "patterns of files, of which one must exist for each checked type: `**/{name}Tests.swift`",
    "companions.member": "names of members, of which each type must have at least one",
    "companions.previews": "the minimum number of previews in the type's file",
    "companions.mentionedIn": "the pattern of files, of which at least one must mention the type",
    "members.require": "members that each type must have",
    "members.forbid": "members that no type may have",
    "members.require.kinds": "the member's kind: func, var, let, init, case, enum, …",
    "members.require.named": "the member's name",
    "members.require.conforming": "the protocols to which the member conforms, if it is a type",
    "members.require.types": "the types in the member's signature",
    "members.require.parameters":
      "argument labels in the member's declaration, which may have others too",
    "members.require.effects": "the member's effects: async or throws",
    "members.require.with": "the member's attributes and modifiers",
    "members.require.stored": "whether the member must be a stored property; false by default",
    "members.require.computed": "whether the member must be a computed property; false by default",
    "strings.callees": "functions and types to which no string literal may be passed: `Text`",
    "strings.names":
      "variables and argument labels, in lower case, that may have no string literal as value: `password`",
    "strings.atLeast": "the minimum length of a literal that is reported; 1 by default",
    "strings.secrets":
      "whether to report literals that look like secrets: in headers, in URLs or under a name such as `…key`; false by default",
    "catalog.files": "the pattern of the catalogs; by default every .xcstrings file",
    "catalog.parts": "the number of parts of a key: `Feed.Retry.label` has 3",
    "catalog.languages": "the languages into which each key must be translated",
    "settings.settings":
      "the required build settings with their values; `A|B` stands for the first one that is set",
    "settings.manifest": "target settings; a manifest must have at least one of them",
    "settings.tools": "the tools version from which a manifest needs no setting of `manifest`",
    "packages.forbid": "packages on which the project may not depend",
    "packages.require": "packages on which the project must depend",
    "packages.versions": "packages with a text that their version requirement must contain",
    "packages.remote": "whether remote packages are allowed; true by default",
    "plist.files": "the pattern of the property lists; by default every Info.plist",
    "plist.values":
      "the keys that a property list must have, with their values; `*` stands for any value",
    "texts.files": "the patterns of the files to check",
    "texts.require": "texts that each checked file must contain",
    "texts.forbid": "texts that no line of a checked file may contain",
    "texts.header": "the comment lines with which a file must begin; `{file}` stands for its name",
    "texts.unlessLineHas": "a line with this text may contain forbidden texts",
    "texts.whereFileHas": "checks only files that contain this text",
    "members.forbid.kinds": "the member's kind: func, var, let, init, case, enum, …",
    "members.forbid.named": "the member's name",
    "members.forbid.conforming": "the protocols to which the member conforms, if it is a type",
    "members.forbid.types": "the types in the member's signature",
    "members.forbid.parameters":
      "argument labels in the member's declaration, which may have others too",
    "members.forbid.effects": "the member's effects: async or throws",
    "members.forbid.with": "the member's attributes and modifiers",
    "members.forbid.stored": "only stored properties; false by default",
    "members.forbid.computed": "only computed properties; false by default",
  ]
}
