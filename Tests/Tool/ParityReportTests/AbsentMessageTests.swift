import Testing

@testable import ParityReport

/// Tests of the compiler's messages about uses of symbols that Strata lacks, with the modules that
/// are built.
@Suite struct AbsentMessageTests {
  /// Type checks a source, and returns its errors.
  private func errors(in source: String) throws -> [(line: Int, text: String)] {
    try TypeChecker().messages(about: source).compactMap { line in
      line.firstMatch(of: /^App\.swift:(\d+):\d+: error: (.*)$/)
        .map { (Int($0.1) ?? 0, String($0.2)) }
    }
  }

  /// Uses of what is missing; a comment behind each lists the names that the compiler must report.
  private static let uses = """
    import SwiftUI
    import UniformTypeIdentifiers
    struct Effects: View {
      @State var over = false
      @Environment(\\.isFocused) var focused  // isFocused
      var body: some View {
        Text("a").colorEffect(ShaderLibrary.glow(.float(1))).padding()  // colorEffect, ShaderLibrary
        Text("b").draggable("x") { Text("p") }  // draggable
        Text("c").onDrop(of: [String](), isTargeted: $over) { items in items.isEmpty }  // onDrop
        Text("d").presentationSizing(.page)  // presentationSizing, page
        MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])  // MeshGradient
        Rectangle().fill(.image(Image("a")))  // image
        Text("e").userActivity("x") { activity in print(activity) }  // userActivity
        Text("f").navigationSubtitle("s").padding()  // navigationSubtitle
        Text("g").navigationSubtitle("i")  // navigationSubtitle
        Text("h").sectionIndexLabel("x").padding()  // sectionIndexLabel
      }
    }
    struct Newer: View {
      @State var value = 0.5
      var body: some View {
        Image(systemName: "bell").symbolEffect(.drawOn)  // drawOn
        Image(systemName: "bell").symbolEffect(.drawOff, isActive: value > 0)  // drawOff
        Slider(value: $value) { Text("b") } ticks: {  // init
          SliderTick(0)  // SliderTick
          SliderTick(1.0) { Text("c") }  // SliderTick
        }
      }
    }
    @MainActor func rounded(_ view: UIView, _ picture: UIImageView) {
      view.cornerConfiguration = .capsule()  // cornerConfiguration
      picture.addSymbolEffect(.bounce, options: .default, animated: true) { _ in }  // addSymbolEffect
    }
    @MainActor func measured(_ bar: UINavigationBar, _ text: String) {
      bar.backIndicatorImage = nil  // backIndicatorImage
      _ = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])  // size
      _ = text.boundingRect(with: .zero, attributes: nil, context: nil)  // boundingRect
    }
    struct Drops: View {
      @State var over = false
      @State var text = ""
      var body: some View {
        Text("a").onDrag { NSItemProvider() }  // onDrag
        Text("b").onDrop(of: [.text], isTargeted: nil) { providers in  // onDrop
          providers.first?.hasItemConformingToTypeIdentifier("public.text") == true
        }
        Text("c").onDrop(of: ["public.url"], isTargeted: $over) { providers, place in  // onDrop
          print(place.x, providers.count)
          return true
        }
      }
      func dragged() -> NSItemProvider {
        NSItemProvider(object: "a")  // init
      }
      func read(_ provider: NSItemProvider) {
        _ = provider.canLoadObject(ofClass: String.self)  // canLoadObject
        _ = provider.loadObject(ofClass: URL.self) { url, error in  // loadObject
          print(url?.absoluteString ?? "", error as Any)
        }
        _ = provider.loadObject(ofClass: UIImage.self) { image, _ in print(image as? UIImage as Any) }
      }
    }
    struct Paper: FileDocument {
      static let readableContentTypes: [UTType] = [.plainText]
      var text = ""
      init() {}
      init(configuration: ReadConfiguration) throws {}
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }
    struct Papers: App {
      var body: some Scene {
        DocumentGroup(newDocument: Paper()) { file in  // DocumentGroup
          TextField("a", text: file.$document.text)
        }
      }
    }
    struct Main: App {
      var body: some Scene {
        WindowGroup { Text("a") }
          .windowResizability(.contentSize)  // windowResizability
      }
    }
    struct Target: DropDelegate {  // DropDelegate
      func performDrop(info: DropInfo) -> Bool { true }  // DropInfo
    }
    struct Editing: View {
      @FocusedValue(\\.draft) var draft  // FocusedValue
      var body: some View { Text("a") }
    }
    extension FocusedValues { var draft: String? { nil } }  // FocusedValues
    """

  @Test func `each use of a missing symbol is one error that names it`() throws {
    let errors = try errors(in: Self.uses)
    let other = errors.filter { !$0.text.contains("' is unavailable: Strata does not have ") }
    #expect(other.map(\.text) == [])
    let named = Dictionary(grouping: errors, by: \.line).mapValues { errors in
      Set(errors.compactMap { $0.text.firstMatch(of: /^'(\w+)/).map { String($0.1) } })
    }
    for (index, line) in Self.uses.split(separator: "\n").enumerated() {
      let expected = line.components(separatedBy: "  // ").dropFirst().first
        .map { Set($0.components(separatedBy: ", ")) }
      #expect(named[index + 1] == expected, "\(line)")
    }
  }

  /// Uses of what exists here, next to uses of what is missing.
  private static let near = """
    import SwiftUI
    struct Item: Identifiable { var id = 1 }
    struct Near: View {
      @State var item = Item()
      @Environment(\\.isEnabled) var isEnabled
      var body: some View {
        Text("a").frame().gesture(TapGesture()).accessibilityLabel(Text("b"))
        Stepper("c", value: $item.id)
        Circle().strokeBorder(lineWidth: 2)
        Rectangle().stroke(.red, lineWidth: 2).fill(.blue)
        ShareLink(item: "d")
        Color.red.containerRelativeFrame(.horizontal).tabViewStyle(.page)
      }
    }
    """

  @Test func `declaring missing symbols as unavailable hides no symbol that exists`() throws {
    #expect(try errors(in: Self.near).map(\.text) == [])
  }
}
