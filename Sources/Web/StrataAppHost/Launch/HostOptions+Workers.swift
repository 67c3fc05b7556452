import StrataWorkers

extension HostOptions {
  static func workers(_ text: String) throws(HostError) -> Int {
    if text == "auto" { return Cores.available() }
    guard let workers = Int(text), (1...10_000).contains(workers) else {
      throw .usage("--workers must be auto or a number from 1 to 10000, not '\(text)'")
    }
    return workers
  }

  /// Throws an error if workers are requested together with an option that only a single process
  /// supports.
  func checkWorkers() throws(HostError) {
    guard workers != nil else {
      if isolation != nil { throw .usage("--isolation needs --workers") }
      return
    }
    if countsCores, isolation == .device {
      throw .usage("--isolation device needs a number of --workers: the most visitors at a time")
    }
    if certificate != nil {
      throw .usage("--workers cannot be used with --tls-cert; let a proxy such as nginx handle TLS")
    }
    if inspection != nil { throw .usage("--workers cannot be used with --inspect-protocol") }
    if showsPreviews { throw .usage("--workers cannot be used with --previews") }
  }
}
