import Testing

@testable import MissionReport

@Suite struct MissionRowsTests {
  private let head = "id\tdocument\ttitle\tnot here because\tinstead\n"

  @Test
  func `a requirement that is marked as impossible is parsed with the reason and the substitute`()
    throws
  {
    let rows = try MissionRows(
      table: head + "W-1\tWeather\tRain\nW-2\tWeather\tStore\ta shop\tnothing\n")
    #expect(
      rows.all == [
        MissionRow(id: "W-1", document: "Weather", title: "Rain"),
        MissionRow(
          id: "W-2", document: "Weather", title: "Store",
          notHere: .init(reason: "a shop", instead: "nothing")),
      ])
  }

  @Test func `a requirement that is marked as planned is parsed with the text of its plan`() throws
  {
    let rows = try MissionRows(table: head + "W-1\tWeather\tRain\tplanned: the example X\n")
    #expect(
      rows.all == [MissionRow(id: "W-1", document: "Weather", title: "Rain", plan: "the example X")]
    )
  }

  @Test(arguments: [
    "W-1\tWeather", "W-1\tWeather\tRain\treason", "W1\tWeather\tRain", "W-1\t\tRain",
  ])
  func `an invalid line is reported by its number`(line: String) {
    #expect(
      throws: MissionProblems(all: [
        "docs/ledgers/mission-rows.tsv:2 needs 3 columns (id, document, title); or 4, of which "
          + "the last begins with 'planned: '; or 5, of which the last are the reason and the substitute"
      ])
    ) { try MissionRows(table: head + line) }
  }

  @Test func `a requirement that is listed twice is reported`() {
    #expect(
      throws: MissionProblems(all: ["docs/ledgers/mission-rows.tsv:3 repeats the id W-1"])
    ) { try MissionRows(table: head + "W-1\tA\tB\nW-1\tA\tC") }
  }
}
