import SwiftUI
public import UIKit

/// A button with which a person makes a map follow their location, or stop following it.
///
/// Partial: on a map, the button is drawn in the upper trailing corner, wherever its constraints
/// place it.
open class MKUserTrackingButton: UIView {
  /// The map that the button moves.
  open weak var mapView: MKMapView? { didSet { setNeedsDisplay() } }

  /// Creates a button with which a person makes a map follow their location, or stop following it.
  ///
  /// - Parameter mapView: The map that the button moves.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a button without a map. The archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func _content() -> AnyView? {
    mapView.map { AnyView(TrackingFace(map: $0, isOn: $0.userTrackingMode != .none)) }
  }
}

/// The view that draws a tracking button.
struct TrackingFace: View {
  let map: MKMapView
  let isOn: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      map.setUserTrackingMode(isOn ? .none : .follow, animated: true)
    } label: {
      Image(systemName: isOn ? "location.fill" : "location")
        .frame(width: 44, height: 44)
        .background(.background, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: MapWords(locale)[.location]))
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}
