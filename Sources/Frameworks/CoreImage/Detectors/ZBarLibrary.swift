import Foundation

/// The functions of libzbar, which finds codes in pictures, if that library is installed
/// (docs/decisions/0101).
struct ZBarLibrary: Sendable {
  /// Constants of `zbar.h`, which the library never renumbers.
  static let everyKind: CInt = 0
  static let qrCode: CInt = 64
  static let enables: CInt = 0
  static let keepsBytes: CInt = 4
  /// The format `Y800`: a byte of brightness for each pixel.
  static let gray: CUnsignedLong = 0x3030_3859

  let createScanner: @convention(c) () -> OpaquePointer?
  let destroyScanner: @convention(c) (OpaquePointer) -> Void
  let configure: @convention(c) (OpaquePointer, CInt, CInt, CInt) -> CInt
  let scan: @convention(c) (OpaquePointer, OpaquePointer) -> CInt
  let createImage: @convention(c) () -> OpaquePointer?
  let destroyImage: @convention(c) (OpaquePointer) -> Void
  let setFormat: @convention(c) (OpaquePointer, CUnsignedLong) -> Void
  let setSize: @convention(c) (OpaquePointer, CUnsignedInt, CUnsignedInt) -> Void
  let setData:
    @convention(c) (
      OpaquePointer, UnsafeRawPointer, CUnsignedLong, (@convention(c) (OpaquePointer) -> Void)?
    ) -> Void
  let firstSymbol: @convention(c) (OpaquePointer) -> OpaquePointer?
  let nextSymbol: @convention(c) (OpaquePointer) -> OpaquePointer?
  let symbolKind: @convention(c) (OpaquePointer) -> CInt
  let symbolData: @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
  let symbolLength: @convention(c) (OpaquePointer) -> CUnsignedInt
  let pointCount: @convention(c) (OpaquePointer) -> CUnsignedInt
  let pointX: @convention(c) (OpaquePointer, CUnsignedInt) -> CInt
  let pointY: @convention(c) (OpaquePointer, CUnsignedInt) -> CInt

  /// The installed library, loaded when it is first used; `nil` if there is none.
  static let installed = ZBarLibrary(path: "libzbar.so.0")

  /// Loads the library.
  ///
  /// - Parameter path: The library's file, or its name.
  /// - Returns: `nil` if there is no such library or if it lacks one of the functions.
  init?(path: String) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    // The types are those of zbar.h.
    func function<Function>(_ name: String) -> Function? {
      dlsym(library, "zbar_\(name)").map { unsafeBitCast($0, to: Function.self) }
    }
    guard let createScanner: @convention(c) () -> OpaquePointer? = function("image_scanner_create"),
      let destroyScanner: @convention(c) (OpaquePointer) -> Void = function(
        "image_scanner_destroy"),
      let configure: @convention(c) (OpaquePointer, CInt, CInt, CInt) -> CInt = function(
        "image_scanner_set_config"),
      let scan: @convention(c) (OpaquePointer, OpaquePointer) -> CInt = function("scan_image"),
      let createImage: @convention(c) () -> OpaquePointer? = function("image_create"),
      let destroyImage: @convention(c) (OpaquePointer) -> Void = function("image_destroy"),
      let setFormat: @convention(c) (OpaquePointer, CUnsignedLong) -> Void = function(
        "image_set_format"),
      let setSize: @convention(c) (OpaquePointer, CUnsignedInt, CUnsignedInt) -> Void = function(
        "image_set_size"),
      let setData:
        @convention(c) (
          OpaquePointer, UnsafeRawPointer, CUnsignedLong, (@convention(c) (OpaquePointer) -> Void)?
        ) -> Void = function("image_set_data"),
      let firstSymbol: @convention(c) (OpaquePointer) -> OpaquePointer? = function(
        "image_first_symbol"),
      let nextSymbol: @convention(c) (OpaquePointer) -> OpaquePointer? = function("symbol_next"),
      let symbolKind: @convention(c) (OpaquePointer) -> CInt = function("symbol_get_type"),
      let symbolData: @convention(c) (OpaquePointer) -> UnsafePointer<CChar>? = function(
        "symbol_get_data"),
      let symbolLength: @convention(c) (OpaquePointer) -> CUnsignedInt = function(
        "symbol_get_data_length"),
      let pointCount: @convention(c) (OpaquePointer) -> CUnsignedInt = function(
        "symbol_get_loc_size"),
      let pointX: @convention(c) (OpaquePointer, CUnsignedInt) -> CInt = function(
        "symbol_get_loc_x"),
      let pointY: @convention(c) (OpaquePointer, CUnsignedInt) -> CInt = function(
        "symbol_get_loc_y")
    else { return nil }
    (self.createScanner, self.destroyScanner, self.configure, self.scan) =
      (createScanner, destroyScanner, configure, scan)
    (self.createImage, self.destroyImage) = (createImage, destroyImage)
    (self.setFormat, self.setSize, self.setData) = (setFormat, setSize, setData)
    (self.firstSymbol, self.nextSymbol) = (firstSymbol, nextSymbol)
    (self.symbolKind, self.symbolData, self.symbolLength) = (symbolKind, symbolData, symbolLength)
    (self.pointCount, self.pointX, self.pointY) = (pointCount, pointX, pointY)
  }
}
