/// Decodes the files of pictures.
///
/// - Parameters:
///   - address: The address under which the file is served.
///   - width: The number of columns that are drawn.
///   - height: The number of rows that are drawn.
/// - Returns: `nil` for a file that is of another type, damaged or unknown.
package typealias PictureSource = (_ address: String, _ width: Int, _ height: Int) -> Bitmap?
