import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the stored rules for rain.
@Suite struct RainRuleRepositoryTests {
  private let folder: TemporaryFolder
  private let database: Database
  private let watch = Watch()
  private let device = Device(id: DeviceID(rawValue: "phone"))

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("data.sqlite"))
  }

  private func store() -> DocumentStore {
    DeviceHost.$current.withValue(device) { DocumentStore(database) }
  }

  private func repository() -> SQLiteRainRuleRepository {
    SQLiteRainRuleRepository(store: store(), now: { [watch] in watch.now })
  }

  @Test func `a rule is read as it was stored, with each kind of limit and of time zone`()
    async throws
  {
    let rules = repository()
    let all: [RainRule] = [
      .fixture(id: "1", zone: try PlaceZone(identifier: "Europe/Berlin")),
      .fixture(
        id: "2", weekdays: [.sunday], threshold: .amount(Precipitation(millimetres: 2.5)),
        isOn: false, zone: nil),
      .fixture(id: "3", start: (23, 30), end: (0, 30), zone: PlaceZone(offset: -12_600)),
    ]
    for rule in all {
      try await rules.save(rule)
      watch.advance(1)
    }
    #expect(try await repository().rules() == all)
  }

  @Test func `a rain rule keeps its position in the list when it is changed`() async throws {
    let rules = repository()
    for id in ["1", "2"] {
      try await rules.save(.fixture(id: id))
      watch.advance(1)
    }
    try await rules.save(.fixture(id: "1", isOn: false))
    #expect(try await rules.rules().map(\.id) == ["1", "2"])
    #expect(try await rules.rules().map(\.isOn) == [false, true])
  }

  @Test func `a rain rule beyond the maximum number is refused, but existing rules can be changed`()
    async throws
  {
    let rules = repository()
    for number in 0..<RainRule.most { try await rules.save(.fixture(id: "\(number)")) }
    await #expect(throws: WeatherError.self) { try await rules.save(.fixture(id: "more")) }
    try await rules.save(.fixture(id: "0", isOn: false))
    #expect(try await rules.rules().count == RainRule.most)
  }

  @Test
  func `setting the time zone of a rain rule updates a stored rule and ignores a removed one`()
    async throws
  {
    let rules = repository()
    try await rules.save(.fixture(zone: nil))
    try await rules.locate("way", in: PlaceZone(offset: 3600))
    #expect(try await rules.rules().map(\.zone) == [PlaceZone(offset: 3600)])
    try await rules.remove("way")
    try await rules.locate("way", in: .gmt)
    #expect(try await rules.rules().isEmpty)
  }

  @Test func `the latest check result of a rain rule is stored until the rule is removed`()
    async throws
  {
    let rules = repository()
    try await rules.save(.fixture())
    let day = LocalDay(number: 20_524)
    try await rules.keep(RainOutcome(rule: "way", day: day, kind: .failed))
    try await rules.keep(RainOutcome(rule: "way", day: day, kind: .told))
    #expect(try await rules.outcomes() == [RainOutcome(rule: "way", day: day, kind: .told)])
    try await rules.forgetOutcome(of: "way")
    #expect(try await rules.outcomes().isEmpty)
    try await rules.keep(RainOutcome(rule: "way", day: day, kind: .dry))
    try await rules.remove("way")
    // A check that began before the removal.
    try await rules.keep(RainOutcome(rule: "way", day: day, kind: .dry))
    #expect(try await rules.outcomes().isEmpty)
  }

  @Test func `an invalid stored rule is reported with its key`() async throws {
    let store = store()
    let rows = store.collection("rain.rules", of: RainRuleFileDTO.self)
    try await rows.put(RainRuleFileDTO(.fixture(), weekdays: [], version: 1), key: "bad")
    await #expect(throws: WeatherError.storage(.damaged(key: "bad"))) {
      try await repository().rules()
    }
    try await rows.put(RainRuleFileDTO(.fixture(), weekdays: [1], version: 2), key: "bad")
    await #expect(throws: WeatherError.storage(.newerVersion)) {
      try await repository().rules()
    }
  }

  @Test func `each device has its own rules, and deleting everything deletes them`() async throws {
    try await repository().save(.fixture())
    let other = DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "tablet"))) {
      SQLiteRainRuleRepository(store: DocumentStore(database))
    }
    #expect(try await other.rules().isEmpty)
    try await SQLiteBackupRepository(store: store()).forgetEverything()
    #expect(try await repository().rules().isEmpty)
  }

  @Test func `a storage that cannot be opened reports its error`() async {
    let none = UnavailableStorage(.storage(.unavailable))
    await #expect(throws: WeatherError.storage(.unavailable)) {
      _ = try await none.rules() as [RainRule]
    }
    await #expect(throws: WeatherError.storage(.unavailable)) {
      try await none.save(RainRule.fixture())
    }
  }
}

extension RainRuleFileDTO {
  /// Creates the record of a rule with other weekdays and another version.
  fileprivate init(_ rule: RainRule, weekdays: [Int], version: Int) {
    let made = RainRuleFileDTO(rule)
    self.init(
      version: version, place: made.place, name: made.name, weekdays: weekdays, start: made.start,
      end: made.end, notice: made.notice, probability: made.probability, amount: made.amount,
      isOn: made.isOn, zone: made.zone, offset: made.offset)
  }
}
