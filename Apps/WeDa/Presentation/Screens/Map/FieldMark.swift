import Foundation
import MapKit
import SwiftUI
import WeDaDomain

/// A coloured area or an arrow of a layer that is drawn from forecasts.
struct FieldMark: Equatable {
  enum Form: Equatable {
    /// The cells that have the same colour.
    case area([FieldRun])
    /// An arrow in the middle of a tile. The direction is the one to which it points, in degrees
    /// clockwise from north, and the length is a fraction of the tile's width.
    case arrow(MapTile, direction: Double, length: Double)
  }

  let form: Form
  let color: Color.Resolved
}

extension FieldMark {
  /// Returns the marks of a layer: an arrow for each tile with wind, and otherwise an area for each
  /// step of the colours. Between the middles of the tiles the values are interpolated.
  ///
  /// - Parameter shown: The weather of the tiles whose value is known.
  static func marks(
    of layer: FieldLayer, _ shown: [(tile: MapTile, hour: FieldHour)]
  ) -> [FieldMark] {
    if layer == .wind { return shown.compactMap { FieldMark($0.tile, $0.hour) } }
    let values = shown.compactMap { tile, hour in layer.value(in: hour).map { (tile, $0) } }
    let areas = FieldGrid(values).areas { layer.step(of: $0) }
    return areas.sorted { $0.key < $1.key }.compactMap { step, runs in
      layer.color(ofStep: step).map { FieldMark(form: .area(runs), color: $0) }
    }
  }

  /// Creates the arrow of a tile; `nil` without a wind that has a direction.
  private init?(_ tile: MapTile, _ hour: FieldHour) {
    guard let wind = hour.wind, let from = wind.direction else { return nil }
    let speed = wind.speed.metresPerSecond
    let length = 0.3 + 0.5 * min(speed / FieldLayer.strongWind, 1)
    self.init(
      form: .arrow(tile, direction: from + 180, length: length), color: FieldLayer.wind(speed))
  }

  /// Returns the overlay that shows the mark.
  func overlay() -> any MKOverlay {
    switch form {
    case .area(let runs): return MKMultiPolygon(runs.map(\.polygon))
    case .arrow(let tile, let direction, let length):
      let points = Self.arrow(tile, direction, length)
      return MKPolyline(points: points, count: points.count)
    }
  }

  /// Returns the line of an arrow: the shaft to the point, and from there to both barbs.
  private static func arrow(
    _ tile: MapTile, _ direction: Double, _ length: Double
  ) -> [MKMapPoint] {
    let (middleX, middleY) = (Double(tile.x) + 0.5, Double(tile.y) + 0.5)
    func step(_ degrees: Double, _ way: Double) -> (x: Double, y: Double) {
      (sin(degrees * .pi / 180) * way, -cos(degrees * .pi / 180) * way)
    }
    let half = step(direction, length / 2)
    let barbs = [150.0, -150].map { step(direction + $0, length / 3) }
    let tip = (x: middleX + half.x, y: middleY + half.y)
    return [
      (middleX - half.x, middleY - half.y), tip, (tip.x + barbs[0].x, tip.y + barbs[0].y), tip,
      (tip.x + barbs[1].x, tip.y + barbs[1].y),
    ].map { MKMapPoint(column: $0.0, row: $0.1, zoom: tile.zoom) }
  }
}

extension FieldRun {
  /// The rectangle of the cells.
  fileprivate var polygon: MKPolygon {
    let (west, east) = (Double(columns.lowerBound), Double(columns.upperBound))
    let (top, bottom) = (Double(row), Double(row) + 1)
    let points = [(west, top), (east, top), (east, bottom), (west, bottom)]
      .map { MKMapPoint(column: $0.0, row: $0.1, zoom: zoom) }
    return MKPolygon(points: points, count: points.count)
  }
}

extension MKMapPoint {
  /// Creates the point at a place in the rows and columns of a zoom level's tiles.
  fileprivate init(column: Double, row: Double, zoom: Int) {
    let width = MKMapSize.world.width / Double(1 << zoom)
    self.init(x: column * width, y: row * width)
  }
}

extension FieldLayer {
  /// The speed in metres per second from which arrows are longest, and have the last colour.
  static let strongWind = 20.0

  /// Returns the layer's value, by which its colour is chosen; `nil` if it is unknown.
  func value(in hour: FieldHour) -> Double? {
    switch self {
    case .temperature: hour.temperature?.celsius
    case .precipitation: hour.precipitation?.millimetres
    case .clouds: hour.cloudiness
    case .wind: hour.wind?.speed.metresPerSecond
    }
  }

  /// Returns the number of the step of colours that has a value. Steps are too small to be told
  /// apart, but bound the number of the shapes.
  func step(of value: Double) -> Int {
    switch self {
    case .temperature, .wind: Int(value.rounded())
    case .precipitation: Int((Self.rainShare(value) * Self.veils).rounded())
    case .clouds: Int((value * Self.veils).rounded())
    }
  }

  /// Returns the colour of a step; `nil` if it leaves the map as it is.
  func color(ofStep step: Int) -> Color.Resolved? {
    switch self {
    case .temperature: TemperatureColor.color(Double(step))
    case .wind: Self.wind(Double(step))
    case .precipitation: step > 0 ? Self.veil(Self.rain, Double(step) / Self.veils) : nil
    case .clouds: step > 0 ? Self.veil(Self.cloud, Double(step) / Self.veils) : nil
    }
  }

  /// The colours of the legend, from the lowest value to the highest.
  var gradient: Gradient {
    switch self {
    case .temperature: Gradient(stops: TemperatureColor.stops(from: -20, to: 40))
    case .precipitation:
      Gradient(colors: [0, 1, 10].map { Color(Self.veil(Self.rain, Self.rainShare($0))) })
    case .clouds: Gradient(colors: [0, 0.5, 1].map { Color(Self.veil(Self.cloud, $0)) })
    case .wind:
      Gradient(colors: [0, 0.25, 0.5, 0.75, 1].map { Color(Self.wind($0 * Self.strongWind)) })
    }
  }

  private static let rain = 0x14_3CE6
  private static let cloud = 0x5F_6B76
  /// The number of steps between an invisible colour and the full one.
  private static let veils = 20.0

  /// Returns the opacity of an amount: half of it up to a millimetre, the rest up to ten.
  private static func rainShare(_ millimetres: Double) -> Double {
    guard millimetres >= 1 else { return max(millimetres, 0) / 2 }
    return 0.5 + log10(min(millimetres, 10)) / 2
  }

  /// Returns the colour of a speed: that of a temperature, from 0 °C for calm to 37 °C.
  fileprivate static func wind(_ speed: Double) -> Color.Resolved {
    TemperatureColor.color(min(speed / strongWind, 1) * 37)
  }

  private static func veil(_ hex: Int, _ share: Double) -> Color.Resolved {
    var color = Color.Resolved(hex: hex)
    color.opacity = Float(share)
    return color
  }
}
