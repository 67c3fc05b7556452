import Foundation
import Testing

@testable import StrataScaffold

/// Tests of new projects in Strata's style, and of additions to them.
@Suite struct StrataProjectTests {
  static let names = ["Trips", "AbcdefghijAbcdefghijAbcdefghij"]
  private let customer = AddRequest(
    .entity, name: "Customer", arguments: ["name:String", "born:Date?"], keepsLocally: true)
  private let order = AddRequest(
    .entity, name: "AbcdefghijAbcd",
    arguments: [
      "title:String", "total:Double", "since:Date", "status:open|closed", "moods:[calm|wild]",
      "page:URL?", "by:Customer", "others:[Customer]?",
    ], keepsLocally: true, isPaginated: true)

  private func project(_ name: String, example: Bool = false) throws -> ProjectSnapshot {
    try ProjectSnapshot(new: .strata, name, example: example, strata: "..")
  }

  private func grown(_ name: String) throws -> ProjectSnapshot {
    let long = "AbcdefghijAbcd"
    let requests = [
      customer, order, AddRequest(.feature, name: "\(long)Old", entity: long),
      AddRequest(.screen, name: "\(long)Info", entity: long), AddRequest(.endpoint, name: long),
      AddRequest(.module, name: "Design"), AddRequest(.string, name: "Common.Save.label"),
    ]
    return try requests.reduce(project(name)) { try $0.adding($1) }
  }

  private func violations(_ project: ProjectSnapshot) throws -> [String] {
    #expect(try project.ownBook().rules.count > 15)
    return try project.violations()
  }

  @Test(arguments: names, [false, true])
  func `a new project satisfies every rule of Strata's style`(name: String, example: Bool) throws {
    #expect(try violations(project(name, example: example)) == [])
  }

  @Test(arguments: names)
  func `a project with one part of each kind satisfies the rules and the format`(name: String)
    throws
  {
    let project = try grown(name)
    #expect(try violations(project) == [])
    project.expectSoundSources()
  }

  @Test func `adding the same again changes nothing`() throws {
    let once = try grown("Trips")
    let again = try [customer, order].reduce(once) { try $0.adding($1) }
    #expect(again == once)
  }

  @Test func `Domain code that uses a type of the Data layer is a violation`() throws {
    let project = try project("Trips").editing("Trips/Domain/UseCases/ItemUseCase.swift") {
      $0 + "\nlet wire = ItemDTO.self\n"
    }
    #expect(try violations(project).contains { $0.hasPrefix("domain-knows-no-data ") })
  }

  @Test func `an entity's protocol is in Domain, its translation in a mapper of Data`() throws {
    let paths = try project("Trips").adding(customer).files.keys
    let wanted = [
      "Domain/Repositories/CustomerRepository.swift", "Data/DTOs/CustomerDTO.swift",
      "Data/Mappers/CustomerMapper.swift", "Data/Repositories/CustomerRemoteRepository.swift",
      "Data/Repositories/DefaultCustomerRepository.swift",
      "Presentation/CustomerList/CustomerListViewModel.swift",
    ]
    for path in wanted { #expect(paths.contains("Trips/\(path)"), "\(path)") }
  }
}
