import Foundation

/// The functions of libpq, PostgreSQL's client, which is loaded when a PostgreSQL database is first
/// used: an app that only uses SQLite does not need it (docs/decisions/0004).
// @unchecked: constants; the functions may be called by any thread, each connection by one at a time.
struct PostgresLibrary: @unchecked Sendable {
  typealias Texts = UnsafePointer<UnsafePointer<CChar>?>
  typealias Pointer = OpaquePointer

  let connectStart: @convention(c) (Texts, Texts, Int32) -> Pointer?
  let connectPoll: @convention(c) (Pointer) -> Int32
  let status: @convention(c) (Pointer) -> Int32
  let errorMessage: @convention(c) (Pointer) -> UnsafePointer<CChar>?
  let usedPassword: @convention(c) (Pointer) -> Int32
  let needsPassword: @convention(c) (Pointer) -> Int32
  let finish: @convention(c) (Pointer) -> Void
  let socket: @convention(c) (Pointer) -> Int32
  let setNonblocking: @convention(c) (Pointer, Int32) -> Int32
  let setNoticeProcessor: @convention(c) (Pointer, Notice?, UnsafeMutableRawPointer?) -> Notice?
  let sendQuery: @convention(c) (Pointer, UnsafePointer<CChar>) -> Int32
  let sendQueryParams: SendQueryParams
  let flush: @convention(c) (Pointer) -> Int32
  let isBusy: @convention(c) (Pointer) -> Int32
  let consumeInput: @convention(c) (Pointer) -> Int32
  let getResult: @convention(c) (Pointer) -> Pointer?
  let notifies: @convention(c) (Pointer) -> UnsafeMutableRawPointer?
  let freemem: @convention(c) (UnsafeMutableRawPointer) -> Void
  let resultStatus: @convention(c) (Pointer?) -> Int32
  let resultErrorField: @convention(c) (Pointer?, Int32) -> UnsafePointer<CChar>?
  let resultErrorMessage: @convention(c) (Pointer?) -> UnsafePointer<CChar>?
  let clear: @convention(c) (Pointer?) -> Void
  let ntuples: @convention(c) (Pointer?) -> Int32
  let getvalue: @convention(c) (Pointer?, Int32, Int32) -> UnsafePointer<CChar>?
  let getlength: @convention(c) (Pointer?, Int32, Int32) -> Int32
  let cmdTuples: @convention(c) (Pointer?) -> UnsafePointer<CChar>?
  let cmdStatus: @convention(c) (Pointer?) -> UnsafePointer<CChar>?

  typealias Notice =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void
  typealias SendQueryParams =
    @convention(c) (
      Pointer, UnsafePointer<CChar>, Int32, UnsafePointer<UInt32>, Texts, UnsafePointer<Int32>,
      UnsafePointer<Int32>, Int32
    ) -> Int32

  /// The library; `nil` if it is not installed.
  static let shared: PostgresLibrary? = PostgresLibrary()

  /// Constants of `libpq-fe.h`, which the library never renumbers.
  static let connectionOK: Int32 = 0
  static let pollFailed: Int32 = 0
  static let pollReading: Int32 = 1
  static let pollOK: Int32 = 3
  static let emptyQuery: Int32 = 0
  static let commandOK: Int32 = 1
  static let tuplesOK: Int32 = 2
}

extension PostgresLibrary {
  private init?() {
    #if canImport(Darwin)
      let names = ["libpq.5.dylib", "libpq.dylib"]
    #else
      let names = ["libpq.so.5", "libpq.so"]
    #endif
    let opened = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
    guard let opened else { return nil }
    let symbols = Symbols(library: opened)
    guard symbols.areAllThere else { return nil }
    self.init(symbols)
  }

  private init(_ symbols: Symbols) {
    connectStart = symbols["PQconnectStartParams"]
    connectPoll = symbols["PQconnectPoll"]
    status = symbols["PQstatus"]
    errorMessage = symbols["PQerrorMessage"]
    usedPassword = symbols["PQconnectionUsedPassword"]
    needsPassword = symbols["PQconnectionNeedsPassword"]
    finish = symbols["PQfinish"]
    socket = symbols["PQsocket"]
    setNonblocking = symbols["PQsetnonblocking"]
    setNoticeProcessor = symbols["PQsetNoticeProcessor"]
    sendQuery = symbols["PQsendQuery"]
    sendQueryParams = symbols["PQsendQueryParams"]
    flush = symbols["PQflush"]
    isBusy = symbols["PQisBusy"]
    consumeInput = symbols["PQconsumeInput"]
    getResult = symbols["PQgetResult"]
    notifies = symbols["PQnotifies"]
    freemem = symbols["PQfreemem"]
    resultStatus = symbols["PQresultStatus"]
    resultErrorField = symbols["PQresultErrorField"]
    resultErrorMessage = symbols["PQresultErrorMessage"]
    clear = symbols["PQclear"]
    ntuples = symbols["PQntuples"]
    getvalue = symbols["PQgetvalue"]
    getlength = symbols["PQgetlength"]
    cmdTuples = symbols["PQcmdTuples"]
    cmdStatus = symbols["PQcmdStatus"]
  }

  /// The functions of the opened library, by name.
  private struct Symbols {
    let library: UnsafeMutableRawPointer

    private static let names = [
      "PQconnectStartParams", "PQconnectPoll", "PQstatus", "PQerrorMessage",
      "PQconnectionUsedPassword", "PQconnectionNeedsPassword", "PQfinish", "PQsocket",
      "PQsetnonblocking", "PQsetNoticeProcessor", "PQsendQuery", "PQsendQueryParams", "PQflush",
      "PQisBusy", "PQconsumeInput", "PQgetResult", "PQnotifies", "PQfreemem", "PQresultStatus",
      "PQresultErrorField", "PQresultErrorMessage", "PQclear", "PQntuples", "PQgetvalue",
      "PQgetlength", "PQcmdTuples", "PQcmdStatus",
    ]

    var areAllThere: Bool { Self.names.allSatisfy { dlsym(library, $0) != nil } }

    subscript<Function>(name: String) -> Function {
      guard Self.names.contains(name), let symbol = dlsym(library, name) else {
        preconditionFailure("\(name) is not among the functions that were looked up")
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
  }
}
