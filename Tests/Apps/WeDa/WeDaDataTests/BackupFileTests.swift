import Foundation
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the files that are written, and those that are refused.
@Suite struct BackupFileTests {
  private let coder = JSONBackupCoder()
  private let time = WeatherReport.fixtureTime

  private func text(_ backup: Backup) throws -> String {
    String(decoding: try coder.encode(backup, at: time), as: UTF8.self)
  }

  private func refusal(_ text: String) -> BackupError? { refusal(Data(text.utf8)) }

  private func refusal(_ data: Data) -> BackupError? {
    do throws(BackupError) {
      _ = try coder.decode(data)
      return nil
    } catch {
      return error
    }
  }

  private func invalid(_ field: String, _ value: String, _ rule: String) -> BackupError {
    .invalid(InvalidValue(field: field, value: value, rule: rule))
  }

  private static let london = """
    {"place":{"name":"London","state":"England","country":"GB",\
    "latitude":51.5073,"longitude":-0.1276},"added_at":1700000000}
    """

  /// Returns a file with one favourite, of which a part is replaced.
  private func file(_ old: String = "", _ new: String = "") -> String {
    let favorite = old.isEmpty ? Self.london : Self.london.replacing(old, with: new)
    return #"{"format":"weda","version":1,"favorites":[\#(favorite)]}"#
  }

  @Test func `a backup survives encoding and decoding`() throws {
    var backup = Backup.fixture
    backup.favorites.append(
      Favorite(
        place: Place(
          name: "東京 🗼 \"x\" \\", state: nil, country: "", coordinate: .fixture(-89.99, 180)),
        addedAt: time, label: try FavoriteLabel("بيت الجدة")))
    backup.history = [SearchRecord(place: .tromso, searchedAt: time)]
    #expect(try coder.decode(coder.encode(backup, at: time)) == backup)
    #expect(try coder.decode(coder.encode(Backup(), at: time)) == Backup())
  }

  @Test func `a backup file contains the default place, which is refused if its name is invalid`()
    throws
  {
    let backup = Backup(settings: WeatherSettings(home: .tromso))
    #expect(try coder.decode(coder.encode(backup, at: time)) == backup)
    let nameless = #"{"name":"--","country":"GB","latitude":1,"longitude":2}"#
    let settings = #"{"version":2,"data_source":"remote","home":\#(nameless)}"#
    let file = #"{"format":"weda","version":1,"favorites":[],"settings":\#(settings)}"#
    guard case .invalid(let value)? = refusal(file) else {
      Issue.record("a place without letters was accepted")
      return
    }
    #expect(value.field == "settings.home.name" && value.rule == "letters or digits")
  }

  @Test func `a backup file contains its format, version and readable field names`() throws {
    let text = try text(.fixture)
    for part in [
      #""format" : "weda""#, #""version" : 1"#, #""exported_at" : "20"#, #""added_at" : "#,
      #""label" : "Aunt""#, #""name" : "Paris""#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("history"))
  }

  @Test func `a file with the maximum number of entries fits into the size limit`() throws {
    let long = String(repeating: "木", count: 60)
    let favorites = try (0..<Backup.mostFavorites).map { index in
      let coordinate = Coordinate.fixture(Double(index) / 10, 0.123456789)
      return Favorite(
        place: Place(
          name: "Ḷong name \(index)", state: "A state", country: "GB", coordinate: coordinate),
        addedAt: time, label: try FavoriteLabel(long))
    }
    let data = try coder.encode(Backup(favorites: favorites), at: time)
    #expect(data.count <= coder.limit, "\(data.count)")
    #expect(try coder.decode(data).favorites == favorites)
  }

  @Test func `a file contains no key, no secret and no position of the device`() throws {
    let text = try text(.fixture)
    for word in ["key", "token", "secret", "device", "position", "cookie", "appid"] {
      #expect(!text.lowercased().contains(word), "\(word)")
    }
  }

  @Test func `unknown fields and a byte order mark in a backup file are ignored`() throws {
    let more = file().replacing("\"version\":1", with: "\"version\":1,\"comment\":{\"by\":[1]}")
    #expect(try coder.decode(Data(more.utf8)).favorites.map(\.place) == [.london])
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(file().utf8)
    #expect(try coder.decode(marked).favorites.count == 1)
  }

  @Test func `a huge file is refused by its size before parsing`() {
    let huge = Data(repeating: UInt8(ascii: " "), count: coder.limit + 1)
    #expect(refusal(huge) == .tooLarge(limit: coder.limit))
    #expect(refusal(Data(repeating: UInt8(ascii: "["), count: coder.limit)) == .notJSON)
  }

  @Test func `a truncated file is reported as truncated, wherever it ends`() {
    let whole = Data(file().utf8)
    for length in 1..<whole.count {
      #expect(refusal(whole.prefix(length)) == .cut, "\(length)")
    }
    #expect(refusal(whole) == nil)
    #expect(refusal(Data()) == .notJSON)
  }

  @Test(arguments: [
    "hello", "<html></html>", "{format: weda}", "{]}", "[1", "nul",
  ])
  func `a file that is not a JSON object is refused`(text: String) {
    #expect(refusal(text) == .notJSON)
  }

  @Test(arguments: ["[]", "[1]", "\"weda\"", "12", "null", " \n[{}]"])
  func `JSON that is not a backup is refused as the file of another program`(text: String) {
    #expect(refusal(text) == .otherFormat(found: ""))
  }

  @Test func `bytes that are not text are refused`() {
    #expect(refusal(Data([0x7B, 0xFF, 0xFE, 0x7D])) == .notJSON)
    var broken = Data(file().utf8)
    broken.replace(Data("England".utf8), with: Data([0xC3, 0x28]))
    #expect(refusal(broken) != nil)
  }

  /// Foundation's decoder would read UTF-16, and ends the process for 513 open brackets in it.
  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16])
  func `a file in UTF-16 is refused`(encoding: String.Encoding) throws {
    let brackets = "{\"" + String(repeating: "[", count: 600)
    for text in [file(), brackets] {
      #expect(refusal(try #require(text.data(using: encoding))) != nil)
    }
    // The odd byte at the end made the decoder end the process, in spite of a check of the depth:
    // the quotes that enclose these brackets are bytes of other characters.
    let hidden = "{\"\u{2201}\u{227D}\u{2201}\":" + String(repeating: "[", count: 512)
    #expect(refusal(try #require(hidden.data(using: encoding)) + Data("\"".utf8)) != nil)
    #expect(refusal(try #require(file().data(using: .utf16LittleEndian))) == .notJSON)
  }

  @Test func `deeply nested values are refused`() {
    let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
    let text = file().replacing("\"version\":1", with: "\"version\":1,\"x\":\(deep)")
    #expect(refusal(text) == .tooDeep(limit: 16))
  }

  @Test func `another program's file and another version have different errors`() {
    #expect(refusal("{}") == .otherFormat(found: ""))
    #expect(refusal(#"{"format":"breezy","version":1}"#) == .otherFormat(found: "breezy"))
    #expect(
      refusal(#"{"format":"weda","version":7,"favorites":"whatever"}"#)
        == .newerVersion(found: 7, newest: 1))
    #expect(
      refusal(#"{"format":"weda","version":1,"favorites":"whatever"}"#)
        == invalid("favorites", "", "a list"))
    #expect(
      refusal(#"{"format":"weda","version":7,"places":[]}"#)
        == .newerVersion(found: 7, newest: 1))
    #expect(refusal(#"{"format":"weda","version":0}"#) == invalid("version", "0", "1 ... 1"))
    #expect(refusal(#"{"format":"weda","favorites":[]}"#) == invalid("version", "", "1 ... 1"))
    #expect(refusal(#"{"format":"weda","version":1}"#) == invalid("favorites", "", "required"))
    #expect(
      refusal(#"{"format":"weda","version":"1","favorites":[]}"#)
        == invalid("version", "", "a number"))
  }

  @Test(arguments: [
    ("51.5073", "91", "favorites[0].place.latitude", "91.0", "-90 ... 90"),
    ("-0.1276", "1e12", "favorites[0].place.longitude", "1000000000000.0", "-180 ... 180"),
    ("51.5073", "\"51\"", "favorites[0].place.latitude", "", "a number"),
    ("51.5073", "null", "favorites[0].place.latitude", "", "required"),
    ("\"London\"", "\"\"", "favorites[0].place.name", "", "1 ... 200"),
    ("\"London\"", "7", "favorites[0].place.name", "", "a text"),
    ("\"London\"", "\"…\"", "favorites[0].place.name", "…", "letters or digits"),
    ("London", "Lon\\u0000don", "favorites[0].place.name", "Lon□don", "no control characters"),
    ("London", "\\u202Enodnol", "favorites[0].place.name", "□nodnol", "no control characters"),
    (
      "London", "<script>alert(1)</script>", "favorites[0].place.name",
      "<script>alert(1)</script>", "no < and >"
    ),
    ("England", "<img>", "favorites[0].place.state", "<img>", "no < and >"),
    ("GB", "G\\nB", "favorites[0].place.country", "G□B", "no control characters"),
    ("1700000000", "-1", "favorites[0].added_at", "-1.0", "0 ... 4102444800"),
    ("1700000000", "1e300", "favorites[0].added_at", "1e+300", "0 ... 4102444800"),
    ("\"added_at\"", "\"label\":\"<b>\",\"added_at\"", "favorites[0].label", "<b>", "no < and >"),
    ("\"added_at\"", "\"when\"", "favorites[0].added_at", "", "required"),
  ])
  func `a hostile value is refused with its field, value and rule`(
    old: String, new: String, field: String, value: String, rule: String
  ) {
    #expect(refusal(file(old, new)) == invalid(field, value, rule))
  }

  @Test func `a place that occurs twice is refused`() {
    let twice = file().replacing("]}", with: ",\(Self.london)]}")
    #expect(refusal(twice) == invalid("favorites[1]", "London, England, GB", "only once"))
    let search = Self.london.replacing("added_at", with: "searched_at")
    let history = file().replacing("]}", with: #"],"history":[\#(search),\#(search)]}"#)
    #expect(refusal(history) == invalid("history[1]", "London, England, GB", "only once"))
  }

  @Test func `ten thousand entries are refused by their number`() {
    let many = Array(repeating: "{}", count: 10_000).joined(separator: ",")
    #expect(
      refusal(#"{"format":"weda","version":1,"favorites":[\#(many)]}"#)
        == invalid("favorites", "10000", "0 ... 500"))
    let searches = Array(repeating: "{}", count: 21).joined(separator: ",")
    #expect(
      refusal(#"{"format":"weda","version":1,"favorites":[],"history":[\#(searches)]}"#)
        == invalid("history", "21", "0 ... 20"))
  }

  @Test func `invalid settings are refused`() {
    let settings = #"{"version":99}"#
    let text = file().replacing("\"version\":1", with: "\"version\":1,\"settings\":\(settings)")
    guard case .invalid(let value)? = refusal(text) else {
      Issue.record("not refused")
      return
    }
    #expect(value.field.hasPrefix("settings."))
  }

  /// Tests that a corrupted file is decoded or refused, and never crashes the app.
  @Test func `decoding randomly corrupted backup files returns a valid backup or throws`() throws {
    let whole = Array(try coder.encode(.fixture, at: time))
    var numbers = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let index = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0...2, using: &numbers) {
        case 0: bytes[index] = .random(in: 0...255, using: &numbers)
        case 1: bytes.remove(at: index)
        default: bytes.insert(contentsOf: Array("[{\"}],9e99".utf8), at: index)
        }
      }
      if let backup = try? coder.decode(Data(bytes)) {
        #expect(backup.favorites.allSatisfy { !$0.place.slug.isEmpty })
      }
    }
  }
}
