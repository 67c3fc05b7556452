import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Place { var size: Int }

/// Each picker initialiser with a label for the current value.
private struct Forms: View {
  @State private var size = 1
  @State private var first = Place(size: 1)
  @State private var second = Place(size: 2)
  private let title = "S"
  private let image = ImageResource(name: "map", bundle: .main)

  var body: some View {
    Text("size \(size) places [\(first.size), \(second.size)]")
    Group {
      Picker("K", selection: $size, content: options, currentValueLabel: now)
      Picker(title, selection: $size, content: options, currentValueLabel: now)
      Picker(selection: $size, content: options, label: { Text("L") }, currentValueLabel: now)
      Picker(
        "KSym", systemImage: "star", selection: $size, content: options, currentValueLabel: now)
      Picker("KImg", image: image, selection: $size, content: options, currentValueLabel: now)
    }
    Group {
      Picker(
        "KSrc", sources: [$first, $second], selection: \.size, content: options,
        currentValueLabel: now)
      Picker(
        title, sources: [$first, $second], selection: \.size, content: options,
        currentValueLabel: now)
      Picker(
        sources: [$first, $second], selection: \.size, content: options, label: { Text("LSrc") },
        currentValueLabel: now)
      Picker(
        "KSymSrc", systemImage: "star", sources: [$first, $second], selection: \.size,
        content: options,
        currentValueLabel: now)
      Picker(
        "KImgSrc", image: image, sources: [$first, $second], selection: \.size, content: options,
        currentValueLabel: now)
    }
    .pickerStyle(.menu)
  }

  @ViewBuilder private func options() -> some View {
    Text("small").tag(1)
    Text("large").tag(2)
  }

  private func now() -> some View { Text("now \(size)") }
}

/// Pickers without that label: the browser's lists.
private struct Plain: View {
  @State private var size = 1
  @State private var first = Place(size: 1)
  @State private var second = Place(size: 2)
  private let title = "S"
  private let image = ImageResource(name: "map", bundle: .main)

  var body: some View {
    Text("size \(size) places [\(first.size), \(second.size)]")
    Picker("KImg", image: image, selection: $size, content: options)
    Picker(title, sources: [$first, $second], selection: \.size, content: options)
    Picker(
      "KSymSrc", systemImage: "star", sources: [$first, $second], selection: \.size,
      content: options)
    Picker(
      "KImgSrc", image: image, sources: [$first, $second], selection: \.size, content: options)
    Label(title, image: image)
  }

  @ViewBuilder private func options() -> some View {
    Text("small").tag(1)
    Text("large").tag(2)
  }
}

@MainActor @Suite struct PickerFormTests {
  @Test func `a picker with a currentValueLabel shows that view and updates it after a selection`()
    throws
  {
    let screen = Screen(Forms())
    #expect(screen.all(.button, "now 1").count == 10)
    try #require(screen.all(.button, "large").first).tap()
    #expect(screen.all(.button, "now 2").count == 10)
    #expect(screen.has("size 2 places [1, 2]"))
    try #require(screen.all(.button, "large").last).tap()
    #expect(screen.has("size 2 places [2, 2]"))
  }

  @Test func `a navigation link picker shows a custom current value, a segmented picker does not`()
  {
    let picker = Picker(selection: .constant(1)) {
      Text("small").tag(1)
    } label: {
      Text("Size")
    } currentValueLabel: {
      Text("just so")
    }
    let screen = Screen(NavigationStack { picker.pickerStyle(.navigationLink) })
    #expect(screen.has("Size just so"))
    let segments = Screen(picker.pickerStyle(.segmented))
    #expect(!segments.text.contains("just so"))
  }

  @Test func `a picker with an image selects, and one with several sources writes to each of them`()
    throws
  {
    let screen = Screen(Plain())
    try screen.picker("KImg").choose("large")
    #expect(screen.has("size 2 places [1, 2]"))
    for name in ["S", "KSymSrc", "KImgSrc"] {
      try screen.picker(name).choose("large")
      #expect(screen.has("size 2 places [2, 2]"))
      try screen.picker(name).choose("small")
      #expect(screen.has("size 2 places [1, 1]"))
    }
  }
}
