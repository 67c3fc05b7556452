import Foundation
import StrataRendering

/// Draws the marks of a chart in a plot of a certain size.
@MainActor package struct LayerMaking {
  private let model: PlotModel
  private let space: PlotSpace
  private let styles: MarkStyles
  private let placing: MarkPlacing
  private var looks: [LayerLook] = []
  private var indices: [LayerLook: Int] = [:]
  private var paths: [[[PathStep]]] = []

  private init(_ model: PlotModel, _ styles: MarkStyles, _ space: PlotSpace) {
    (self.model, self.styles, self.space) = (model, styles, space)
    placing = MarkPlacing(model, space)
  }

  /// Returns the layers of a plot of a size, the foremost last.
  package static func layers(
    _ model: PlotModel, _ styles: MarkStyles, width: Double, height: Double
  ) -> [PlotLayer] {
    guard width > 0, height > 0 else { return [] }
    var making = LayerMaking(model, styles, model.space(width: width, height: height))
    making.drawAll()
    let layers = zip(making.looks, making.paths).map { look, paths in
      PlotLayer(
        figures: look.figures(paths, width: width, height: height, keepsAspect: false),
        zIndex: look.zIndex)
    }
    return layers.inDrawingOrder
  }

  private mutating func drawAll() {
    var lines: [LineKey: [PlotItem]] = [:]
    for item in model.items where item.mark.kind == .line || item.mark.kind == .area {
      lines[LineKey(item), default: []].append(item)
    }
    for item in model.items {
      switch item.mark.kind {
      case .line, .area:
        guard let series = lines.removeValue(forKey: LineKey(item)) else { continue }
        item.mark.kind == .line ? drawLine(series) : drawArea(series)
      case .bar, .rectangle: drawBox(item)
      case .point: if let point = placing.point(item) { drawSymbol(item, point, isPoint: true) }
      case .rule: drawRule(item)
      case .sector: break
      }
    }
  }

  private struct LineKey: Hashable {
    var kind: _ChartMark.Kind
    var series: SeriesKey
    init(_ item: PlotItem) { (kind, series) = (item.mark.kind, SeriesKey(item.mark)) }
  }

  private func look(
    _ item: PlotItem, _ ink: LayerLook.Ink, series: SeriesKey? = nil
  ) -> LayerLook {
    let look = item.mark.look
    return LayerLook(
      kind: item.mark.kind, ink: ink, paint: styles.paint(look), opacity: look.opacity,
      zIndex: look.zIndex ?? 0, series: series, alignsWithPlot: look.alignsWithPlot ?? false)
  }

  private mutating func add(_ path: [PathStep], _ look: LayerLook) {
    guard !path.isEmpty else { return }
    if let index = indices[look] {
      paths[index].append(path)
    } else {
      indices[look] = looks.count
      looks.append(look)
      paths.append([path])
    }
  }

  // MARK: Kinds of marks

  private mutating func drawLine(_ items: [PlotItem]) {
    let first = items[0]
    let points = items.map { placing.point($0) }
    let method = first.mark.look.interpolation?.kind ?? .linear
    var steps: [PathStep] = []
    for run in points.split(separator: nil).map({ $0.compactMap(\.self) }) {
      let thinned = Thinning.thinned(run, width: space.width)
      guard let curve = Curve(thinned, method) else { continue }
      steps.append(.move(curve.start.rounded))
      // A single point is a dot: a line without length has round ends.
      steps += curve.pieces.isEmpty ? [.line(curve.start.rounded)] : curve.steps
    }
    let line = styles.line(first.mark.look, width: 2)
    add(steps, look(first, .stroke(line), series: SeriesKey(first.mark)))
    for (item, point) in zip(items, points) {
      if let point { drawSymbol(item, point, isPoint: false) }
    }
  }

  private mutating func drawArea(_ items: [PlotItem]) {
    let first = items[0]
    let method = first.mark.look.interpolation?.kind ?? .linear
    let isUpright = !first.isVertical
    let places = items.map { edges($0) }
    var steps: [PathStep] = []
    for run in places.split(separator: nil).map({ $0.compactMap(\.self) }) {
      guard let top = Curve(run.map(\.end), method, isUpright: isUpright),
        let bottom = Curve(run.map(\.start), method, isUpright: isUpright)
      else { continue }
      steps += [.move(top.start.rounded)] + top.steps + [.line(bottom.end.rounded)]
      steps += bottom.stepsBack + [.close]
    }
    add(steps, look(first, .fill, series: SeriesKey(first.mark)))
  }

  /// The start and the end of an area at one position.
  private struct Edge: Equatable {
    var start: Point
    var end: Point
  }

  private func edges(_ item: PlotItem) -> Edge? {
    guard item.isKnown, let x = placing.ends(item.x, isX: true),
      let y = placing.ends(item.y, isX: false)
    else { return nil }
    let (dx, dy) = (Double(item.mark.look.offset.width), Double(item.mark.look.offset.height))
    return item.isVertical
      ? Edge(start: Point(x.0 + dx, y.0 + dy), end: Point(x.0 + dx, y.1 + dy))
      : Edge(start: Point(x.0 + dx, y.0 + dy), end: Point(x.1 + dx, y.0 + dy))
  }

  private mutating func drawBox(_ item: PlotItem) {
    guard let box = placing.box(item), box.width > 0.01, box.height > 0.01 else { return }
    add(box.steps(radius: item.mark.look.cornerRadius ?? 0), look(item, .fill))
  }

  private mutating func drawRule(_ item: PlotItem) {
    guard item.isKnown, let x = placing.ends(item.x, isX: true),
      let y = placing.ends(item.y, isX: false)
    else { return }
    let offset = item.mark.look.offset
    let start = Point(x.0 + offset.width, y.0 + offset.height).rounded
    let end = Point(x.1 + offset.width, y.1 + offset.height).rounded
    add([.move(start), .line(end)], look(item, .stroke(styles.line(item.mark.look, width: 1))))
  }

  /// Draws a symbol. A circle and a square are drawn as the caps of a line without length, which
  /// takes the fewest characters.
  private mutating func drawSymbol(_ item: PlotItem, _ point: Point, isPoint: Bool) {
    let side = styles.area(item.mark.look).squareRoot()
    if case .shape(let shape) = item.mark.look.symbol {
      var layer = look(item, shape.line.map { .stroke($0) } ?? .fill)
      layer.kind = .point
      return add(shape.steps(around: point, side: side), layer)
    }
    guard let kind = styles.symbol(item.mark.look, isPoint: isPoint) else { return }
    let (place, dot) = (point.rounded, [PathStep.move(point.rounded), .line(point.rounded)])
    var layer = look(item, .fill)
    layer.kind = .point
    switch kind {
    case .circle:
      layer.ink = .stroke(StrokeLine(width: round(side * 2 / Double.pi.squareRoot()), cap: .round))
      add(dot, layer)
    case .square:
      layer.ink = .stroke(StrokeLine(width: round(side), cap: .square))
      add(dot, layer)
    default:
      if !kind.isFilled { layer.ink = .stroke(StrokeLine(width: 2)) }
      add(kind.steps(around: place, side: side), layer)
    }
  }

  private func round(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

extension BasicChartSymbolShape.Kind {
  fileprivate func steps(around point: Point, side: Double) -> [PathStep] {
    corners.flatMap { line -> [PathStep] in
      let places = line.map {
        Point(point.x + ($0.x - 0.5) * side, point.y + ($0.y - 0.5) * side).rounded
      }
      let lines = places.dropFirst().map { PathStep.line($0) }
      return [.move(places[0])] + lines + (isFilled ? [.close] : [])
    }
  }
}

extension [PlotLayer] {
  /// The layers in the order of their z indices; layers with the same index in the order of the
  /// marks.
  package var inDrawingOrder: [PlotLayer] {
    enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }
}
