import Foundation
import SwiftUI
import Testing

/// Views that are made with a number that may be none.
@MainActor enum OddNumberViews {
  struct Entry: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable (Double) -> AnyView
    var testDescription: String { name }

    init<Content: View>(
      _ name: String, @ViewBuilder _ make: @escaping @MainActor @Sendable (Double) -> Content
    ) {
      self.name = name
      self.make = { AnyView(make($0)) }
    }
  }

  nonisolated static let all =
    controls + layout + shapes + effects + texts + motion + colors + gestures

  nonisolated static let controls = [
    Entry("ProgressView") { ProgressView(value: $0) },
    Entry("ProgressView, total") { ProgressView(value: 1, total: $0) },
    Entry("ProgressView, circular") { ProgressView(value: $0).progressViewStyle(.circular) },
    Entry("Gauge") { Gauge(value: $0) { Text(verbatim: "g") } },
    Entry("Gauge, circular") { number in
      Gauge(value: number) { Text(verbatim: "g") }.gaugeStyle(.accessoryCircular)
    },
    Entry("Gauge, tinted ring") { number in
      Gauge(value: number) { Text(verbatim: "g") }.gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.red, .blue]))
    },
    Entry("Gauge, tinted bar") { number in
      Gauge(value: number) { Text(verbatim: "g") }.gaugeStyle(.accessoryLinear)
        .tint(Gradient(colors: [.red, .blue]))
    },
    Entry("Slider") { Slider(value: .constant($0)) },
    Entry("Slider, step") { Slider(value: .constant($0), in: 0...10, step: 1) },
    Entry("Stepper") { Stepper("S", value: .constant($0), in: 0...10, step: 1) },
    Entry("TextField") { TextField("T", value: .constant($0), format: .number) },
  ]

  nonisolated static let layout = [
    Entry("frame") { Color.red.frame(width: $0, height: $0) },
    Entry("frame, bounds") { number in
      Color.red.frame(
        minWidth: number, idealWidth: number, maxWidth: number, minHeight: number,
        idealHeight: number, maxHeight: number)
    },
    Entry("padding") { Text(verbatim: "p").padding($0) },
    Entry("offset") { Text(verbatim: "o").offset(x: $0, y: $0) },
    Entry("position") { Text(verbatim: "o").position(x: $0, y: $0) },
    Entry("spacing") { number in
      VStack(spacing: number) {
        Color.red
        HStack(spacing: number) { Color.red }
      }
    },
    Entry("LazyVGrid") { number in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: number), spacing: number)], spacing: number) {
        Color.red
      }
    },
    Entry("LazyVGrid, fixed") { number in
      LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.flexible(minimum: number))]) {
        Color.red
      }
    },
    Entry("Grid") { number in
      Grid(horizontalSpacing: number, verticalSpacing: number) { GridRow { Color.red } }
    },
    Entry("Spacer") { Spacer(minLength: $0) },
    Entry("aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
    Entry("zIndex") { Color.red.zIndex($0) },
    Entry("layoutPriority") { Color.red.layoutPriority($0) },
    Entry("safeAreaInset") { number in
      Color.red.safeAreaInset(edge: .bottom, spacing: number) { Color.blue }
    },
    Entry("safeAreaPadding") { Color.red.safeAreaPadding($0) },
    Entry("contentMargins") { number in
      ScrollView { Color.red }.contentMargins(.horizontal, number)
    },
    Entry("alignmentGuide") { number in
      VStack(alignment: .leading) { Color.red.alignmentGuide(.leading) { _ in CGFloat(number) } }
    },
    Entry("listRow") { number in
      List {
        Color.red.listRowInsets(EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0))
      }
      .listRowSpacing(number).environment(\.defaultMinListRowHeight, number)
    },
    Entry("position in space") { number in
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width * number) }
    },
    Entry("Layout") { number in OddLayout(number: number) { Color.red } },
    Entry("presentationDetents") { number in
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.presentationDetents([.height(number), .fraction(number)])
          .presentationCornerRadius(number)
      }
    },
    Entry("navigationSplitViewColumnWidth") { number in
      NavigationSplitView {
        Color.red.navigationSplitViewColumnWidth(number)
      } detail: {
        Color.blue
      }
    },
  ]

  nonisolated static let texts = [
    Entry("font") { Text(verbatim: "t").font(.system(size: $0)) },
    Entry("custom font") { Text(verbatim: "t").font(.custom("Georgia", size: $0)) },
    Entry("font, weight") {
      Text(verbatim: "t").font(.body.leading(.tight)).kerning($0).tracking($0)
    },
    Entry("baselineOffset") { Text(verbatim: "t").baselineOffset($0) },
    Entry("lineSpacing") { Text(verbatim: "t").lineSpacing($0) },
    Entry("minimumScaleFactor") { Text(verbatim: "t").minimumScaleFactor($0).lineLimit(1) },
    Entry("format") { Text($0, format: .number) },
    Entry("interpolation") { Text("\($0, specifier: "%.1f") of \($0)") },
    Entry("percent") { Text($0, format: .percent) },
    Entry("date") { Text(Date(timeIntervalSince1970: $0), style: .date) },
    Entry("timer") { Text(Date(timeIntervalSince1970: $0), style: .timer) },
    Entry("relative") { Text(Date(timeIntervalSinceNow: $0), style: .relative) },
    Entry("offset of a date") { Text(Date(timeIntervalSinceNow: $0), style: .offset) },
    Entry("time") { Text(Date(timeIntervalSinceNow: $0), style: .time) },
    Entry("date, formatted") { Text(Date(timeIntervalSinceNow: $0), format: .dateTime.hour()) },
    Entry("DatePicker") { number in
      DatePicker("D", selection: .constant(Date(timeIntervalSince1970: number)))
    },
    Entry("Measurement") { number in
      Text(
        Measurement(value: number, unit: UnitLength.meters),
        format: .measurement(width: .abbreviated))
    },
  ]

  nonisolated static let gestures = [
    Entry("tap") {
      Text(verbatim: "t").onTapGesture(count: 2) {}.contentShape(Circle().inset(by: $0))
    },
    Entry("long press") { number in
      Text(verbatim: "t").onLongPressGesture(minimumDuration: number, maximumDistance: number) {}
    },
    Entry("drag") { number in
      Text(verbatim: "t").gesture(DragGesture(minimumDistance: number).onChanged { _ in })
    },
    Entry("pinch") { number in
      Text(verbatim: "t").gesture(MagnifyGesture(minimumScaleDelta: number).onChanged { _ in })
        .gesture(RotateGesture(minimumAngleDelta: .degrees(number)).onChanged { _ in })
    },
    Entry("ScrollViewReader") { number in
      ScrollViewReader { proxy in
        ScrollView { Color.red.id(1) }
          .onAppear { proxy.scrollTo(1, anchor: UnitPoint(x: number, y: number)) }
      }
    },
    Entry("scrollPosition") { number in
      ScrollView { Color.red }.scrollPosition(
        .constant(ScrollPosition(edge: .top)), anchor: UnitPoint(x: 0, y: number))
    },
    Entry("defaultScrollAnchor") { number in
      ScrollView { Color.red }.defaultScrollAnchor(UnitPoint(x: 0, y: number))
    },
  ]
}

/// A layout whose size and positions are the number.
private struct OddLayout: Layout {
  var number: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: number, height: number)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: number, y: number), anchor: .center,
        proposal: ProposedViewSize(width: number, height: number))
    }
  }
}
