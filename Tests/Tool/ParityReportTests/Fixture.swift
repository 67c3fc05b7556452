import Foundation

@testable import ParityReport

/// A small module, as the compiler would describe it.
enum Fixture {
  static let graph = Data(
    """
    {"symbols": [
      \(symbol("Shape", "swift.protocol", "protocol Shape")),
      \(symbol("Shape.path(in:)", "swift.method", "func path(in rect: CGRect) -> Path")),
      \(symbol("Circle", "swift.struct", "struct Circle", ["A circle.", "", "Partial: flat."])),
      \(symbol("Circle.path(in:)", "swift.method", "func path(in rect: CGRect) -> Path")),
      \(symbol("Circle.==(_:_:)", "swift.func.op", "static func == (a: Self, b: Self) -> Bool")),
      \(symbol("Circle.init()", "swift.init", "init()")),
      \(symbol("Circle._area", "swift.property", "var _area: Int")),
      \(symbol("View", "swift.protocol", "protocol View")),
      \(symbol("View.tint(_:amount:)", "swift.method", "func tint(_ a: Color, amount: Int = 1)")),
      \(symbol("View.haptic()", "swift.method", "func haptic()", ["Accepted: no motor."])),
      \(symbol("Motor", "swift.struct", "struct Motor", ["Accepted: no motor."])),
      \(symbol("Motor.speed", "swift.property", "var speed: Int")),
      \(symbol("Motor.Gear", "swift.struct", "struct Gear")),
      \(symbol("Motor.Gear.first", "swift.type.property", "static let first: Gear")),
      \(symbol("Style", "swift.protocol", "protocol Style")),
      \(symbol("Style.driven", "swift.type.property", "static var driven: Motor", of: "Motor")),
      \(symbol("Style.plain", "swift.type.property", "static var plain: Plain", of: "Plain<A>")),
      \(symbol("Plain", "swift.struct", "struct Plain")),
      \(symbol("Plain.Body", "swift.typealias", "typealias Body = Never"))
    ], "relationships": [
      {"kind": "requirementOf", "source": "Shape.path(in:)", "target": "Shape"},
      {"kind": "conformsTo", "source": "Circle", "target": "Shape"},
      {"kind": "conformsTo", "source": "Circle", "target": "e", "targetFallback": "Swift.Equatable"}
    ]}
    """.utf8)

  /// Another module, with a modifier that the ranking knows.
  static let combine = "name\nPublished.hum(_:)\n"

  static let otherGraph = Data(
    """
    {"symbols": [\(symbol("Published.hum(_:)", "swift.method", "func hum(_ a: Int)"))],
     "relationships": []}
    """.utf8)

  static func symbol(
    _ path: String, _ kind: String, _ declaration: String, _ docs: [String] = [],
    of selfType: String? = nil
  ) -> String {
    let components = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
    let lines = docs.map { "{\"text\": \"\($0)\"}" }.joined(separator: ", ")
    return """
      {"kind": {"identifier": "\(kind)"}, "identifier": {"precise": "\(path)"},
       "pathComponents": [\(components)], "docComment": {"lines": [\(lines)]},
       "swiftExtension": {"constraints": [\(selfType.map(constraint) ?? "")]},
       "declarationFragments": [{"spelling": "\(declaration)"}]}
      """
  }

  private static func constraint(_ type: String) -> String {
    "{\"kind\": \"sameType\", \"lhs\": \"Self\", \"rhs\": \"\(type)\"}"
  }

  static let apple = """
    # Where it comes from.
    parent\tsymbol\tkind\tsince\tdeprecated\tdeclaration
    \tShape\tProtocol\t13.0\t\tprotocol Shape
    Shape\tpath(in:)\tInstance Method\t13.0\t\tfunc path(in: CGRect) -> Path
    \tCircle\tStructure\t13.0\t\tstruct Circle
    Circle\tinit()\tInitializer\t13.0\t\tinit()
    \tView\tProtocol\t13.0\t\tprotocol View
    View\ttint(_:amount:)\tInstance Method\t15.0\t\tfunc tint(_: Color, amount: Int)
    View\thaptic()\tInstance Method\t17.0\t\tfunc haptic()
    View\tglow()\tInstance Method\t17.0\t\tfunc glow()
    \tMotor\tStructure\t17.0\t\tstruct Motor
    Motor\tspeed\tInstance Property\t17.0\t\tvar speed: Int
    Motor\tGear\tStructure\t17.0\t\tstruct Gear
    Motor.Gear\tfirst\tType Property\t17.0\t\tstatic let first: Gear
    \tStyle\tProtocol\t13.0\t\tprotocol Style
    Style\tdriven\tType Property\t13.0\t\tstatic var driven: Motor
    Style\tplain\tType Property\t13.0\t\tstatic var plain: Plain
    \tPlain\tStructure\t13.0\t\tstruct Plain
    Plain\tBody\tType Alias\t13.0\t\ttypealias Body
    """

  static let usage = """
    kind\tapi\tuses\tapps\tcore
    modifier\t.tint(_:)\t50\t3\tyes
    modifier\t.glow()\t30\t3\tyes
    attribute\t@escaping\t10\t3\tyes
    member\trequirement func path(in:)\t6\t2\t
    modifier\t.hop()\t4\t1\t
    modifier\t.hum(_:)\t2\t1\t
    symbol name\tstar\t99\t9\tyes
    """

  static let notes = """
    kind\tapi\tmeaning\treason
    attribute\t@escaping\tgiven\tThe language gives it
    modifier\t.hop()\telsewhere\tThe app's own
    """

  /// The symbols that a test uses which draws a custom shape, a circle and a tinted text. The
  /// compiler's identifiers are the paths in this fixture.
  static let used: Set = [
    "Shape", "Shape.path(in:)", "Circle.init()", "View.tint(_:amount:)", "Published.hum(_:)",
  ]
}
