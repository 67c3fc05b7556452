import StrataDataModels
import Testing

/// Tests of reading Core Data's models, and of the classes that are generated for them.
struct DataModelTests {
  static let shop = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- as Xcode writes it -->
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Basket" representedClassName=".Basket" codeGenerationType="class">
            <attribute name="note" optional="YES" attributeType="String" defaultValueString="&lt;none&gt;"/>
            <attribute name="count" attributeType="Integer 16" defaultValueString="0" minValueString="0" maxValueString="9" usesScalarValueType="YES"/>
            <attribute name="opened" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="basket" inverseEntity="Item"/>
            <uniquenessConstraints>
                <uniquenessConstraint><constraint value="note"/></uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
        <entity name="Item" representedClassName="Thing" codeGenerationType="category">
            <attribute name="price" optional="YES" attributeType="Decimal"/>
            <relationship name="basket" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Basket" inverseName="items" inverseEntity="Basket"/>
        </entity>
    </model>
    """

  @Test func `a Core Data model is parsed into its entities with their properties`() throws {
    let model = try DataModel(contents: Self.shop)
    #expect(model.entities.map(\.name) == ["Basket", "Item"])
    let basket = model.entities[0]
    #expect(basket.className == "Basket" && basket.generation == .class)
    #expect(basket.attributes.map(\.kind) == [.string, .integer16, .date])
    #expect(basket.attributes.map(\.isOptional) == [true, false, true])
    #expect(basket.attributes[0].defaultText == "<none>")
    #expect(basket.attributes[1].maximum == 9 && basket.attributes[1].isScalar)
    #expect(basket.uniqueness == [["note"]])
    #expect(basket.relationships[0].deletionRule == .cascade && basket.relationships[0].isToMany)
    #expect(model.entities[1].relationships[0].maximum == 1)
    #expect(model.entities[1].relationships[0].inverse == "items")
  }

  @Test func `the code generated for an entity is the class or extension that Xcode generates`()
    throws
  {
    let code = try DataModel(contents: Self.shop).code
    #expect(
      code.map(\.file) == [
        "Basket+CoreDataProperties.swift", "Thing+CoreDataProperties.swift",
      ])
    let basket = code[0].text
    #expect(basket.contains("nonisolated public class Basket: NSManagedObject {}"))
    #expect(basket.contains("public class func fetchRequest() -> NSFetchRequest<Basket> {"))
    #expect(basket.contains("public var `note`: String? { get { _managed(\"note\") }"))
    #expect(basket.contains("public var `count`: Int16 {"))
    #expect(basket.contains("public var `opened`: Date? {"))
    #expect(basket.contains("public var `items`: NSSet? {"))
    #expect(
      basket.contains("public func addToItems(_ value: Thing) { _add([value], to: \"items\")"))
    #expect(basket.contains("nonisolated extension Basket: Identifiable {}"))
    let thing = code[1].text
    #expect(!thing.contains("class Thing:") && thing.contains("nonisolated extension Thing {"))
    #expect(thing.contains("public var `basket`: Basket? {"))
    #expect(thing.contains("public var `price`: NSDecimalNumber? {"))
  }

  private static func model(_ inside: String) -> String {
    "<model><entity name=\"A\">\(inside)</entity></model>"
  }

  @Test(
    arguments: [
      ("<attribute attributeType=\"String\"/>", "A", "an attribute has no name"),
      (
        "<relationship name=\"x\" destinationEntity=\"B\"/>", "A.x",
        "the model has no entity B, the destination"
      ),
      (
        "<relationship name=\"x\" destinationEntity=\"A\" inverseName=\"y\"/>", "A.x",
        "the inverse A.y does not exist"
      ),
      (
        "<relationship name=\"x\" destinationEntity=\"A\" deletionRule=\"Odd\"/>", "A.x",
        "the deletion rule Odd is not known"
      ),
      (
        "<attribute name=\"x\" attributeType=\"String\"/><attribute name=\"x\" attributeType=\"Date\"/>",
        "A.x", "another property of the entity has this name"
      ),
    ])
  func `an invalid data model is refused with the entity, the property and the violated rule`(
    inside: String, place: String, rule: String
  ) throws {
    let problem = try #require(throws: DataModelProblem.self) {
      try DataModel(contents: Self.model(inside))
    }
    #expect(problem.description.hasPrefix("\(place): "))
    #expect(problem.rule.contains(rule), "\(problem)")
  }

  @Test(
    arguments: [
      (
        "<attribute name=\"x\" attributeType=\"Odd\"/>",
        "A.x: the attribute type Odd is not known"
      ),
      (
        "<attribute name=\"x\" attributeType=\"Composite\"/>",
        "A.x: composite attributes are not supported; use an attribute for each part"
      ),
      ("<attribute name=\"x\"/>", "A.x: it has no type"),
      (
        "<fetchedProperty name=\"x\"/>",
        "A.x: Strata has no fetched properties; use a fetch request"
      ),
    ])
  func `a property that cannot be used is left out with a sentence, and the rest is generated`(
    refused: String, sentence: String
  ) throws {
    let rest = """
      <attribute name="title" attributeType="String"/><uniquenessConstraints>\
      <uniquenessConstraint><constraint value="x"/></uniquenessConstraint>\
      <uniquenessConstraint><constraint value="title"/></uniquenessConstraint>\
      </uniquenessConstraints>
      """
    var model = try DataModel(contents: Self.model(refused + rest))
    #expect(model.leftOut.map(\.description) == [sentence])
    #expect(model.entities[0].attributes.map(\.name) == ["title"])
    #expect(model.entities[0].uniqueness == [["title"]])
    (model.entities[0].className, model.entities[0].generation) = ("A", .class)
    let code = try #require(model.code.first?.text)
    #expect(code.contains("public var `title`: String? {") && !code.contains("`x`"))
  }

  @Test func `a transformable attribute has a property of the type that the model states`() throws {
    let attributes = """
      <attribute name="tags" attributeType="Transformable" customClassName="[String]" \
      valueTransformerName="NSSecureUnarchiveFromData"/>\
      <attribute name="tint" attributeType="Transformable" customClassName="UIColor"/>\
      <attribute name="thing" attributeType="Transformable" valueTransformerName=""/>
      """
    let model = try DataModel(
      contents: """
        <model><entity name="A" representedClassName="A" codeGenerationType="class">\
        \(attributes)</entity></model>
        """)
    let names = model.entities[0].attributes.map(\.transformer)
    #expect(names == ["NSSecureUnarchiveFromData", nil, nil])
    let code = try #require(model.code.first?.text)
    #expect(code.contains("public var `tags`: [String]? {") && code.contains("\nimport UIKit\n"))
    #expect(code.contains("public var `tint`: UIColor? {"))
    #expect(code.contains("public var `thing`: NSObject? {"))
    let plain = try DataModel(contents: Self.shop).code[0].text
    #expect(!plain.contains("import UIKit"))
  }

  @Test func `the renaming identifier of an entity or property is parsed`() throws {
    let model = try DataModel(
      contents: """
        <model><entity name="A" elementID="B"><attribute name="x" elementID="y" \
        attributeType="String"/><relationship name="a" elementID="b" destinationEntity="A"/>\
        </entity></model>
        """)
    let entity = try #require(model.entities.first)
    #expect(entity.renamingID == "B" && entity.attributes.map(\.renamingID) == ["y"])
    #expect(entity.relationships.map(\.renamingID) == ["b"])
  }

  @Test func `a data model with inheritance is refused`() throws {
    let problem = try #require(throws: DataModelProblem.self) {
      try DataModel(contents: "<model><entity name=\"B\" parentEntity=\"A\"/></model>")
    }
    #expect(
      problem.description
        == "B: the entity has the parent A, but Strata supports no parent entities"
    )
  }

  @Test(
    arguments: [
      ("", "the file holds no XML element"),
      ("<plist/>", "the file's root element must be <model>, not <plist>"),
      ("<model>\n<entity name=\"A\">\n</model>", "line 3: </entity> is missing"),
      (String(repeating: "<a>", count: 1_000), "line 1: the elements are nested too deeply"),
      (
        "<model><entity name=A/></model>",
        "line 1: the value of the XML attribute name is not in quotes"
      ),
    ])
  func `a file that is not a data model is refused`(text: String, rule: String) throws {
    let problem = try #require(throws: DataModelProblem.self) { try DataModel(contents: text) }
    #expect(problem.rule.hasSuffix(rule), "\(problem)")
  }

  @Test
  func `the current version of a data model is chosen, or the first by name if none is marked`() {
    let paths = ["M 2.xcdatamodel/contents", "M.xcdatamodel/contents", ".xccurrentversion"]
    let current = """
      <plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key>
      <string>M 2.xcdatamodel</string>
      </dict></plist>
      """
    #expect(DataModel.contents(among: paths, current: current) == "M 2.xcdatamodel/contents")
    #expect(
      DataModel.contents(among: Array(paths.reversed()), current: nil) == "M 2.xcdatamodel/contents"
    )
    #expect(DataModel.contents(among: [], current: current) == nil)
  }
}
