import Foundation
import MapKit
import SwiftUI
import WeDaDomain

/// A coloured tile or an arrow of a layer that is drawn from forecasts.
struct FieldMark: Equatable {
  let tile: MapTile
  let color: Color.Resolved
  /// The direction to which an arrow points, in degrees clockwise from north; `nil` for a tile.
  var direction: Double?
  /// The length of an arrow as a fraction of the tile's width.
  var length = 0.0
}

extension FieldMark {
  /// Creates the mark of a tile in an hour; `nil` if there is nothing to draw.
  init?(_ layer: FieldLayer, _ tile: MapTile, _ hour: FieldHour) {
    guard let color = layer.color(of: hour) else { return nil }
    self.init(tile: tile, color: color)
    guard layer == .wind else { return }
    // Without a direction there is no arrow.
    guard let wind = hour.wind, let from = wind.direction else { return nil }
    direction = from + 180
    length = 0.3 + 0.5 * min(wind.speed.metresPerSecond / FieldLayer.strongWind, 1)
  }

  /// Returns the overlay that shows the mark.
  func overlay() -> any MKOverlay {
    let points = direction.map(arrow) ?? corners
    return direction == nil
      ? MKPolygon(points: points, count: points.count)
      : MKPolyline(points: points, count: points.count)
  }

  /// The width of the tile in map points.
  private var width: Double { MKMapSize.world.width / Double(1 << tile.zoom) }

  private var corners: [MKMapPoint] {
    [(0, 0), (1, 0), (1, 1), (0, 1)].map { point(Double(tile.x) + $0.0, Double(tile.y) + $0.1) }
  }

  /// Returns the line of an arrow: the shaft to the point, and from there to both barbs.
  private func arrow(_ direction: Double) -> [MKMapPoint] {
    let (middleX, middleY) = (Double(tile.x) + 0.5, Double(tile.y) + 0.5)
    func step(_ degrees: Double, _ way: Double) -> (x: Double, y: Double) {
      (sin(degrees * .pi / 180) * way, -cos(degrees * .pi / 180) * way)
    }
    let half = step(direction, length / 2)
    let barbs = [150.0, -150].map { step(direction + $0, length / 3) }
    let tip = (x: middleX + half.x, y: middleY + half.y)
    return [
      point(middleX - half.x, middleY - half.y), point(tip.x, tip.y),
      point(tip.x + barbs[0].x, tip.y + barbs[0].y), point(tip.x, tip.y),
      point(tip.x + barbs[1].x, tip.y + barbs[1].y),
    ]
  }

  private func point(_ column: Double, _ row: Double) -> MKMapPoint {
    MKMapPoint(x: column * width, y: row * width)
  }
}

extension FieldLayer {
  /// The speed in metres per second from which arrows are longest, and have the last colour.
  static let strongWind = 20.0

  /// Returns the colour of the layer's value; `nil` if the value is unknown, or so small that it
  /// leaves the map as it is.
  func color(of hour: FieldHour) -> Color.Resolved? {
    switch self {
    case .temperature:
      return hour.temperature.map { TemperatureColor.color($0.celsius) }
    case .precipitation:
      guard let millimetres = hour.precipitation?.millimetres, millimetres > 0 else { return nil }
      return Self.rain(millimetres)
    case .clouds:
      guard let part = hour.cloudiness, part > 0 else { return nil }
      return Self.cloud(part)
    case .wind: return hour.wind.map { Self.wind($0.speed.metresPerSecond) }
    }
  }

  /// The colours of the legend, from the lowest value to the highest.
  var gradient: Gradient {
    switch self {
    case .temperature: Gradient(stops: TemperatureColor.stops(from: -20, to: 40))
    case .precipitation: Gradient(colors: [0, 1, 10].map { Color(Self.rain($0)) })
    case .clouds: Gradient(colors: [0, 0.5, 1].map { Color(Self.cloud($0)) })
    case .wind:
      Gradient(colors: [0, 0.25, 0.5, 0.75, 1].map { Color(Self.wind($0 * Self.strongWind)) })
    }
  }

  /// Returns the colour of an amount: half of its strength up to a millimetre, the rest up to ten.
  private static func rain(_ millimetres: Double) -> Color.Resolved {
    let share = millimetres < 1 ? millimetres / 2 : 0.5 + log10(min(millimetres, 10)) / 2
    return veil(0x14_3CE6, share)
  }

  private static func cloud(_ part: Double) -> Color.Resolved { veil(0x5F_6B76, part) }

  /// Returns the colour of a speed: that of a temperature, from 0 °C for calm to 37 °C.
  private static func wind(_ speed: Double) -> Color.Resolved {
    TemperatureColor.color(min(speed / strongWind, 1) * 37)
  }

  private static func veil(_ hex: Int, _ share: Double) -> Color.Resolved {
    var color = Color.Resolved(hex: hex)
    color.opacity = Float(share)
    return color
  }
}
