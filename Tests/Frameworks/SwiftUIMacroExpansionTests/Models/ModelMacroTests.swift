import Testing

@testable import StrataSwiftUIMacroExpansion

struct ModelMacroTests {
  private let trip = """
    @Model
    public final class Trip: Codable {
      #Unique<Trip>([\\.name], [\\.a, \\.b])
      #Index<Trip>(.binary([\\.name]))
      /// Doc: var x: Int = 1
      @Attribute(.unique, originalName: "title") var name: String
      @Relationship(deleteRule: .cascade, inverse: \\Stop.trip)
      var stops: [Stop] = [] // all
      private(set) var `default`: Set<Int> = Set<Int>()
      var made = { Date() }()
      @Transient var isOpen = false
      static var shared = 1
      let constant = 1
      lazy var later = 1
      var title: String { name }
      var long: String {
        get { name }
        set { name = newValue }
      }
      enum Kind: String { case a, b }
      class func make(_ x: () -> Void = {}) -> Trip where Int: Equatable { fatalError() }
      init(name: String) { self.name = name; var local = 1 }
    }
    """

  @Test
  func `Model adds a record, a registrar, a schema description and an initializer to a class`()
    throws
  {
    let expected = """
      @Transient
      public var _$record: SwiftData._ModelRecord = SwiftData._ModelRecord(Trip.self)

      @Transient
      public let _$observationRegistrar = Observation.ObservationRegistrar()

      public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        var properties: [SwiftData.Schema.PropertyMetadata] = []
        properties.append(SwiftData.Schema.PropertyMetadata(name: "name", keypath: \\Trip.name, \
      metadata: SwiftData.Schema.Attribute(.unique, originalName: "title")))
        properties.append(SwiftData.Schema.PropertyMetadata(name: "stops", keypath: \\Trip.stops, \
      defaultValue: {
          []
        }, metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Stop.trip)))
        properties.append(SwiftData.Schema.PropertyMetadata(name: "default", \
      keypath: \\Trip.`default`, defaultValue: {
          Set<Int>()
        }))
        properties.append(SwiftData.Schema.PropertyMetadata(name: "made", keypath: \\Trip.made, \
      defaultValue: {
          { Date() }()
        }))
        return properties
      }

      public static var _schemaConstraints: [SwiftData.Schema._Constraint] {
        SwiftData.Schema._Constraint.unique(of: Trip.self, [\\.name], [\\.a, \\.b])
          + SwiftData.Schema._Constraint.index(of: Trip.self, .binary([\\.name]))
      }

      public required init(_record: SwiftData._ModelRecord) {
        _$record = _record
        _name = SwiftData._PropertyMark()
        _stops = SwiftData._PropertyMark()
        _default = SwiftData._PropertyMark()
        _made = SwiftData._PropertyMark()
      }
      """
    #expect(try ModelMacro(declaration: trip).members == expected)
  }

  @Test(arguments: [
    "var name: String", "@Attribute(.unique) private var name = 1", "var a: () -> Int = { 1 }",
  ])
  func `a stored variable is marked as persisted`(member: String) {
    #expect(ModelMacro.attribute(ofMember: member) == "@_PersistedProperty")
  }

  @Test(arguments: [
    "@Transient var a = 1", "static var a = 1", "let a = 1", "var a: Int { 1 }",
    "var a: Int { get { 1 } set {} }", "func f() { var a = 1 }", "init() { var a = 1 }",
    "@Transient public var _$record: Int = 1", "lazy var a = 1", "#Unique<Trip>([\\.a])",
  ])
  func `constants and static, computed, lazy and transient properties are not marked`(
    member: String
  ) {
    #expect(ModelMacro.attribute(ofMember: member) == "")
  }

  @Test(arguments: [
    ("var a = 1, b = 2", "'a'"), ("var a: Int = 1 { didSet {} }", "didSet"),
    ("let id: Int", "must be a 'var'"),
  ])
  func `a property that cannot be stored throws an error that names the property`(
    member: String, words: String
  ) {
    let error = #expect(throws: MacroError.self) {
      try ModelMacro(declaration: "@Model class A {\n\(member)\n}")
    }
    #expect(error?.message.contains(words) == true)
  }

  @Test func `a struct cannot be a model`() {
    #expect(throws: MacroError("@Model needs a class")) {
      try ModelMacro(declaration: "@Model struct A { class B {} }")
    }
  }

  @Test func `a persisted property's getter and setter use the model's record`() throws {
    let property = try PersistedPropertyMacro(declaration: "@_PersistedProperty var name = 1")
    let expected = """
      @storageRestrictions(accesses: _$record, initializes: _name)
      init(initialValue) {
        _$record.start("name", with: initialValue)
        _name = SwiftData._PropertyMark()
      }
      get {
        _$observationRegistrar.access(self, keyPath: \\.name)
        return _$record.value("name")
      }
      set {
        _$observationRegistrar.withMutation(of: self, keyPath: \\.name) {
          _$record.set("name", to: newValue)
        }
      }
      """
    #expect(property.accessors == expected)
    #expect(property.mark == "@Transient\nprivate var _name: SwiftData._PropertyMark")
  }

  @Test func `ModelActor adds an executor, a container and an initializer to an actor`() throws {
    let expected = """
      public nonisolated let modelExecutor: any SwiftData.ModelExecutor

      public nonisolated let modelContainer: SwiftData.ModelContainer

      public nonisolated var unownedExecutor: UnownedSerialExecutor { _serialExecutor }

      public init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
    let source = "@ModelActor\npublic actor Importer {\n  func add() {}\n}"
    #expect(try ModelActorMacro(declaration: source).members == expected)
    let plain = try ModelActorMacro(declaration: "@ModelActor actor A {}").members
    #expect(plain.hasPrefix("nonisolated let modelExecutor"))
    #expect(throws: MacroError("@ModelActor needs an actor")) {
      try ModelActorMacro(declaration: "@ModelActor class A {}")
    }
  }

  @Test func `the Query macro stores a Query made with the macro's arguments`() throws {
    let query = try QueryMacro(
      declaration: """
        @Query(filter: #Predicate<Trip> { $0.a }, sort: \\Trip.name)
        private var trips: [Trip]
        """)
    #expect(query.accessors == "get { _trips.wrappedValue }")
    let expected = """
      private(set) var _trips: SwiftData.Query<[Trip].Element, [Trip]> = \
      .init(filter: #Predicate<Trip> { $0.a }, sort: \\Trip.name)
      """
    #expect(query.storage == expected)
  }

  @Test(arguments: ["[V1.Trip]", "Array<V1.Trip>", "Trips"])
  func `the Query macro without arguments takes the model from the property's type`(type: String)
    throws
  {
    let query = try QueryMacro(declaration: "@Query var trips: \(type)")
    #expect(
      query.storage
        == "private(set) var _trips: SwiftData.Query<\(type).Element, \(type)> = .init()")
  }

  @Test(arguments: ["", "(sort: \\Trip.name)"])
  func `a Previewable Query makes its query in the accessor and adds no property`(
    arguments: String
  ) throws {
    let query = try QueryMacro(declaration: "@Previewable @Query\(arguments) var trips: [Trip]")
    let call = arguments.isEmpty ? "()" : arguments
    #expect(
      query.accessors == "get { SwiftData.Query<[Trip].Element, [Trip]>\(call).wrappedValue }")
    #expect(query.storage == "")
  }

  @Test(arguments: ["var trips = 1", "let trips: [Trip]"])
  func `a Query property that is a constant or has no type throws an error`(property: String) {
    #expect(throws: MacroError.self) { try QueryMacro(declaration: "@Query \(property)") }
  }
}
