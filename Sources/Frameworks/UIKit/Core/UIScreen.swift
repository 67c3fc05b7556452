public import Foundation

/// The screen of a device. In a browser it is the part of the screen that shows the page.
///
///     let width = UIScreen.main.bounds.width
///
/// Partial: all devices of the process share this object. Its properties describe the window that
/// the running code works for. The browser reports the window's size once the app has read it, and
/// a view that has read it is then evaluated again. Until then the size is a usual one for the
/// window's size class.
@MainActor @preconcurrency open class UIScreen: NSObject {
  /// The screen of the window that the running code works for.
  public static let main = UIScreen()
  /// The screens of the device: a single one.
  public class var screens: [UIScreen] { [main] }

  /// The rectangle of the window, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: WindowMeasure.current.size) }
  /// The number of pixels in a point.
  open var scale: CGFloat { WindowMeasure.facts.scale }
  /// The number of pixels in a point. It equals ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The window's rectangle, in pixels.
  open var nativeBounds: CGRect {
    let (size, scale) = (bounds.size, scale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The brightness of the screen, 0…1.
  ///
  /// Accepted: setting it has no effect, since a page neither knows nor changes the brightness of
  /// the screen.
  open var brightness: CGFloat = 0.5
  /// A Boolean value that indicates whether the screen is being recorded or mirrored.
  ///
  /// Accepted: always `false`, since a page does not know whether it is being recorded.
  open var isCaptured: Bool { false }
  /// The highest number of frames in a second.
  ///
  /// Accepted: always 60, since the browser decides when it draws.
  open var maximumFramesPerSecond: Int { 60 }

  /// The traits of the screen that are known without a view: its scale and its size classes.
  open var traitCollection: UITraitCollection {
    let facts = WindowMeasure.facts
    return UITraitCollection(
      style: facts.isDark ? .dark : .light, horizontal: facts.isNarrow ? .compact : .regular,
      vertical: facts.isLow ? .compact : .regular, scale: facts.scale)
  }

  /// The notification that the brightness has changed.
  ///
  /// Accepted: never posted, since a page does not know the brightness of the screen.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The notification that recording or mirroring has begun or ended.
  ///
  /// Accepted: never posted, since a page does not know whether it is being recorded.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
