import Testing

@testable import StrataSwiftEdits

@Suite struct ContainerTests {
  private let container = """
    import Foundation

    typealias AllUseCases = HasItemUseCase  // one a line, please

    struct DIContainer: AllUseCases {
        /// The first.
        var itemUseCase: ItemUseCase // keep me

        var count: Int { 1 }
    }

    extension DIContainer {
        static func real() -> DIContainer {
            let network = URLSession.shared  // shared
            // The use case of items.
            let itemUseCase = DefaultItemUseCase(session: network)

            // Everything together.
            return DIContainer(
                itemUseCase: itemUseCase  // last
            )
        }

        #if DEBUG
        static func mock(
            mockItemUseCase: ItemUseCase = MockItemUseCase()
        ) -> DIContainer {
            DIContainer(itemUseCase: mockItemUseCase)
        }
        #endif
    }

    """

  private let entry = ContainerEntry(useCase: "OrderUseCase", property: "orderUseCase") { session in
    [
      .init(
        name: "orderUseCase", text: "let orderUseCase = DefaultOrderUseCase(session: \(session))")
    ]
  }

  private func edited(_ text: String, width: Int = 140) throws -> String {
    var source = try SwiftSource(path: "App/DIContainer.swift", text: text)
    try source.add(entry, width: width)
    return source.edited
  }

  @Test func `a use case is added to every part of the container, and nothing else changes`() throws
  {
    let expected =
      container
      .replacing("= HasItemUseCase ", with: "= HasItemUseCase & HasOrderUseCase ")
      .replacing("// keep me\n", with: "// keep me\n    var orderUseCase: OrderUseCase\n")
      .replacing(
        "(session: network)\n",
        with:
          "(session: network)\n        let orderUseCase = DefaultOrderUseCase(session: network)\n"
      )
      .replacing(
        "itemUseCase: itemUseCase  // last\n",
        with: "itemUseCase: itemUseCase,  // last\n            orderUseCase: orderUseCase\n"
      )
      .replacing(
        "= MockItemUseCase()\n",
        with: "= MockItemUseCase(),\n        mockOrderUseCase: OrderUseCase = MockOrderUseCase()\n"
      )
      .replacing(
        "(itemUseCase: mockItemUseCase)",
        with: "(itemUseCase: mockItemUseCase, orderUseCase: mockOrderUseCase)")
    #expect(try edited(container) == expected)
  }

  @Test func `adding a use case that the container already has changes nothing`() throws {
    let once = try edited(container)
    #expect(try edited(once) == once)
  }

  @Test func `adding a use case to a container adds only the parts that are missing`() throws {
    let once = try edited(container)
    let cut = once.replacing("    var orderUseCase: OrderUseCase\n", with: "")
    #expect(try edited(cut) == once)
    let line = "        let orderUseCase = DefaultOrderUseCase(session: network)\n"
    let moved = once.replacing(line, with: "").replacing(
      "orderUseCase: orderUseCase\n", with: "orderUseCase: Self.orders()\n")
    #expect(try edited(moved) == moved)
  }

  @Test func `a protocol composition that exceeds the line width continues on the next line`()
    throws
  {
    #expect(try edited(container, width: 50).contains("= HasItemUseCase\n    & HasOrderUseCase "))
  }

  @Test func `the first use case can be added to an empty container`() throws {
    let text = """
      typealias AllUseCases = Any
      struct DIContainer: AllUseCases {
      }
      extension DIContainer {
          static func real() -> Self {
              .init()
          }
          static func mock() -> Self { Self() }
      }
      """
    let result = try edited(text)
    #expect(
      result.contains("struct DIContainer: AllUseCases {\n    var orderUseCase: OrderUseCase\n}"))
    #expect(
      result.contains(
        """
            static func real() -> Self {
                let orderUseCase = DefaultOrderUseCase(session: URLSession.shared)
                return .init(orderUseCase: orderUseCase)
            }
            static func mock(mockOrderUseCase: OrderUseCase = MockOrderUseCase()) -> Self {
        """))
    #expect(result.contains("{ Self(orderUseCase: mockOrderUseCase) }"))
  }

  @Test(arguments: [
    (
      "typealias AllUseCases = HasItemUseCase", "typealias Others = Any", 1,
      "the file has no 'typealias AllUseCases'"
    ),
    ("struct DIContainer", "struct Container", 1, "the file has no 'struct DIContainer'"),
    ("func real()", "func actual()", 1, "the file has no 'static func real()'"),
    ("func mock(", "func fake(", 1, "the file has no 'static func mock()'"),
    (
      "return DIContainer(", "return make(", 13,
      "real() must end with a call of DIContainer(…), to which strata adds an argument"
    ),
    (
      "var itemUseCase: ItemUseCase", "var orderUseCase: Int", 7,
      "'orderUseCase' is not of type OrderUseCase"
    ),
    (
      "let itemUseCase =", "let orderUseCase =", 16,
      "'orderUseCase' already exists here but is not passed to the container; pass it, or rename it"
    ),
    (
      "mockItemUseCase: ItemUseCase", "mockOrderUseCase: Int", 26,
      "'mockOrderUseCase' is not of type OrderUseCase"
    ),
  ])
  func `an invalid part of the container is a conflict`(
    part: String, instead: String, line: Int, reason: String
  ) {
    #expect(throws: EditConflict("App/DIContainer.swift", line: line, reason)) {
      try edited(container.replacing(part, with: instead))
    }
  }
}
