import StrataKitTesting
import Testing

@testable import DependencyContainer

@MainActor @Suite("DIContainer") struct DIContainerTests {
  private protocol Service { var number: Int { get } }
  private struct One: Service { let number: Int }

  @Test(.mission("R-20", "R-32"))
  func `an instance is resolved only by the type that it was registered as`() {
    let container = DIContainer()
    container.register((any Service).self, One(number: 1))
    #expect(container.resolve((any Service).self)?.number == 1)
    #expect(container.resolve(One.self) == nil)
    container.register((any Service).self, One(number: 2))
    #expect(container.resolve((any Service).self)?.number == 2)
  }

  @Test(.mission("R-32")) func `a factory makes a new instance for each resolution`() {
    let container = DIContainer()
    var made = 0
    container.register((any Service).self) {
      made += 1
      return One(number: made)
    }
    #expect(made == 0)
    #expect(container.resolve((any Service).self)?.number == 1)
    #expect(container.resolve((any Service).self)?.number == 2)
  }

  @Test(.mission("R-105"))
  func `requiring an unregistered type throws an error with the name of the type`() {
    let error = #expect(throws: DIError.self) {
      try DIContainer().requireResolve((any Service).self)
    }
    #expect(
      error?.description.hasSuffix(
        "is not registered in the container: register it before resolving it") == true)
  }
}
