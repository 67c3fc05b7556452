import Foundation
import StrataSwiftUIApp

/// The type of `#colorLiteral` where the context requires no other type.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral` where the context requires no other type.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a color literal, whose components are from 0 to 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of an image literal from the app's resources. If the image does not exist,
  /// nothing is drawn.
  ///
  /// - Parameter name: The name of the image.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(resource: ImageResource(name: name, bundle: .main))
  }
}
