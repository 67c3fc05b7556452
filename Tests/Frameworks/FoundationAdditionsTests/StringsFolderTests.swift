import Foundation
import Testing

@testable import StrataFoundationAdditions

/// A bundle whose files a test writes.
final class WrittenBundle {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init(_ files: [String: Data]) throws {
    for (path, data) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  convenience init(_ texts: [String: String]) throws {
    try self.init(texts.mapValues { Data($0.utf8) })
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func bundle() throws -> Bundle { try #require(Bundle(url: folder)) }
}

let writtenPlurals = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict>
    <key>%lld cities</key>
    <dict>
      <key>NSStringLocalizedFormatKey</key><string>In %#@cities@</string>
      <key>cities</key>
      <dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>keiner Stadt</string>
        <key>one</key><string>einer Stadt</string>
        <key>other</key><string>%lld Städten</string>
      </dict>
    </dict>
  </dict></plist>
  """

struct StringsFolderTests {
  @Test func `the user's lproj folder is used, in the root and in Resources`() throws {
    for folder in ["", "Resources/"] {
      let written = try WrittenBundle([
        "\(folder)en.lproj/Localizable.strings": #""home.title" = "Home";"#,
        "\(folder)pt-br.lproj/Localizable.strings": #""home.title" = "Início";"#,
        "\(folder)Base.lproj/Localizable.strings": #""home.title" = "?"; "base" = "Base";"#,
      ])
      let bundle = try written.bundle()
      func say(_ key: String.LocalizationValue) -> String { String(localized: key, bundle: bundle) }
      #expect(say("home.title") == "Home")
      #expect(reading("pt-BR") { say("home.title") } == "Início")
      #expect(reading("pt-BR") { say("base") } == "Base")
      #expect(reading("fi") { say("home.title") } == "Home", "the source language stands in")
      #expect(say("no.such.key") == "no.such.key")
    }
  }

  @Test(arguments: [
    (["de"], ["en"], "de"), (["de"], ["fi", "ja"], "de"), (["es", "fr"], ["ja"], "es"),
    (["es", "fr"], ["en", "fr-CA"], "fr"), (["es", "fr", "Base"], ["ja"], "Base"),
    (["es", "fr", "Base"], ["en"], "Base"), (["de", "en-GB"], ["en"], "en-GB"),
    (["de", "en-GB"], ["ja"], "en-GB"), (["zh-Hant", "de"], ["zh-Hans"], "de"),
  ])
  func `a user whose languages are all missing gets a fallback language`(
    folders: [String], wanted: [String], expected: String
  ) throws {
    let files = folders.map { ("\($0).lproj/Localizable.strings", "\"home.title\" = \"\($0)\";") }
    // It has another table only, so it is not a language of this one.
    let written = try WrittenBundle(
      Dictionary(uniqueKeysWithValues: files + [("ar.lproj/Errors.strings", "")]))
    let bundle = try written.bundle()
    let text = PreferredLanguages.$current.withValue(wanted) {
      String(localized: "home.title", bundle: bundle)
    }
    #expect(text == expected)
  }

  @Test func `the bundle's development region is the source language`() throws {
    let words = [
      "de.lproj/Localizable.strings": #""Save" = "Sichern";"#,
      "es.lproj/Localizable.strings": #""Save" = "Guardar";"#,
    ]
    for (folder, stated, expected) in [
      ("", "es", "Guardar"), ("Resources/", "es", "Guardar"), ("", "en", "Save"),
      ("", "$(DEVELOPMENT_LANGUAGE)", "Sichern"),
    ] {
      let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>CFBundleDevelopmentRegion</key><string>\(stated)</string>
        </dict></plist>
        """
      let written = try WrittenBundle(words.merging(["\(folder)Info.plist": list]) { $1 })
      let bundle = try written.bundle()
      #expect(reading("ja") { String(localized: "Save", bundle: bundle) } == expected)
      #expect(reading("de") { String(localized: "Save", bundle: bundle) } == "Sichern")
    }
  }

  @Test func `a strings file of a named table is used, with its interpolated values in order`()
    throws
  {
    let written = try WrittenBundle([
      "de.lproj/Errors.strings": #""%@ in %lld days" = "In %2$lld Tagen: %1$@"; "100%" = "100 %";"#
    ])
    let bundle = try written.bundle()
    let text = reading("de") {
      String(localized: "\("Lima") in \(3) days", table: "Errors", bundle: bundle)
    }
    #expect(text == "In 3 Tagen: Lima")
    #expect(reading("de") { String(localized: "100%", table: "Errors", bundle: bundle) } == "100 %")
  }

  @Test(arguments: [(0, "In keiner Stadt"), (1, "In einer Stadt"), (7, "In 7 Städten")])
  func `a stringsdict takes precedence over the strings file`(
    count: Int, expected: String
  ) throws {
    let written = try WrittenBundle([
      "de.lproj/Localizable.strings": #""%lld cities" = "falsch"; "Save" = "Sichern";"#,
      "de.lproj/Localizable.stringsdict": writtenPlurals,
    ])
    let bundle = try written.bundle()
    #expect(reading("de") { String(localized: "\(count) cities", bundle: bundle) } == expected)
    #expect(reading("de") { String(localized: "Save", bundle: bundle) } == "Sichern")
  }

  @Test func `a String Catalog is used instead of lproj folders, even for keys that it lacks`()
    throws
  {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations":
        {"en": {"stringUnit": {"state": "translated", "value": "of the catalog"}}}}}}
      """
    let written = try WrittenBundle([
      "Resources/Localizable.xcstrings": catalog,
      "en.lproj/Localizable.strings": #""a" = "of the folder"; "b" = "of the folder";"#,
    ])
    let bundle = try written.bundle()
    #expect(String(localized: "a", bundle: bundle) == "of the catalog")
    #expect(String(localized: "b", bundle: bundle) == "b")
  }

  @Test func `an invalid strings file is reported, and the other languages' files are used`() throws
  {
    let written = try WrittenBundle([
      "de.lproj/Localizable.strings": "/* two\nlines */\n\"a\" = \"A\"\n\"b\" = \"B\";",
      "es.lproj/Localizable.strings": #""a" = "Á";"#,
      "fr.lproj/Localizable.stringsdict": "<?xml version=\"1.0\"?>\n<plist>\n<dict>\n<key>",
    ])
    var told: [String] = []
    let catalog = try #require(
      StringsFolders.catalog(
        table: "Localizable", in: [written.folder], sourceLanguage: "en",
        complain: { told.append($0) }))
    #expect(catalog.string(for: "a", languages: ["es"])?.language == "es")
    #expect(catalog.string(for: "a", languages: ["de"]) == nil)
    #expect(told.count == 2)
    #expect(told.first?.contains("de.lproj/Localizable.strings cannot be read") == true)
    #expect(
      told.first?.hasSuffix(
        "line 4: the entry of \"a\" must end with a semicolon, but \"\"\" follows") == true)
    #expect(told.last?.contains("fr.lproj/Localizable.stringsdict cannot be read") == true)
    #expect(told.last?.contains(#/: line \d+: /#) == true, "\(told)")
  }
}

struct StringsParserTests {
  private func read(_ text: String) throws -> [String: String] {
    var parser = StringsParser(text)
    return try parser.entries()
  }

  @Test func `comments, escapes, unquoted keys and missing values in a strings file are parsed`()
    throws
  {
    let entries = try read(
      #"""
      // a line; "x" = "y";
      /* "commented" = "out"; **/
      "a" /* between */ = "say \"hi\" // not a comment\n\tC:\\ \U00e9\u00E9 \101";
      plain.key-1 = 'it''s';
      "stands for itself";
      "two
      lines" = "one\
      two";"emoji" = "\Ud83d\Ude00 🍏"; "a b" = "";
      """#.replacing("'it''s'", with: "'its'"))
    #expect(
      entries == [
        "a": "say \"hi\" // not a comment\n\tC:\\ éé A", "plain.key-1": "its",
        "stands for itself": "stands for itself", "two\nlines": "one\ntwo",
        "emoji": "😀 🍏", "a b": "",
      ])
    #expect(try read(" \r\n// nothing") == [:])
  }

  @Test(arguments: [
    ("\"a\" = \"b", 1, "the value of \"a\" that begins here has no closing quotation mark"),
    ("\r\n\r\n\"a", 3, "the key that begins here has no closing quotation mark"),
    ("\n/* \n\n", 2, "the comment that begins here has no closing */"),
    ("\"a\" = ;", 1, "the value of \"a\" must begin with a quotation mark, but \";\" follows"),
    ("\n{", 2, "the key must begin with a quotation mark, but \"{\" follows"),
    ("\"a\" = \"\\U12\";", 1, "\\U must be followed by four hexadecimal digits"),
    ("a = b", 1, "the entry of \"a\" must end with a semicolon, but the end of the file follows"),
  ])
  func `a syntax error in a strings file is thrown with its line number`(
    text: String, line: Int, reason: String
  ) {
    #expect(throws: StringsFault(line: line, reason: reason)) { try read(text) }
  }

  @Test(arguments: [
    String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32,
  ])
  func `strings files in UTF-8, UTF-16 and UTF-32 are decoded`(encoding: String.Encoding) throws {
    let data = try #require("\"k\" = \"Größe 😀\";".data(using: encoding))
    #expect(try StringsText.read(data) == "\"k\" = \"Größe 😀\";")
    if encoding == .utf8 {
      #expect(try StringsText.read(Data([0xEF, 0xBB, 0xBF]) + data).hasPrefix("\"k"))
    }
    #expect(try StringsFile.strings(data)["k"] != nil)
  }

  @Test func `a strings file with invalid text throws, and binary or XML property lists are read`()
    throws
  {
    #expect(throws: StringsFault.self) { try StringsText.read(Data([0x22, 0xFF, 0xFE, 0x22])) }
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["k": "v"], format: format, options: 0)
      #expect(try StringsFile.strings(list).keys.sorted() == ["k"])
    }
  }
}
