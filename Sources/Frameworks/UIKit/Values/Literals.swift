import Foundation
import StrataSwiftUIApp

/// The type of `#colorLiteral` where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral` where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a literal, whose parts are from 0 to 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the picture of a literal, from the app's resources; one that does not exist is drawn as
  /// nothing.
  ///
  /// - Parameter name: The name of the picture.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(resource: ImageResource(name: name, bundle: .main))
  }
}
