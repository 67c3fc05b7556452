//
//  Logging.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import Foundation

// The document prescribes this name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs an event that is expected.
///
/// Never log a person's location or a key: other people read logs.
public func LogInfo(
    _ message: @autoclosure () -> String, to output: FileHandle = .standardError,
    file: String = #fileID, line: Int = #line
) {
    write("INFO", message(), output, file, line)
}

// The document prescribes this name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a failure.
public func LogError(
    _ message: @autoclosure () -> String, to output: FileHandle = .standardError,
    file: String = #fileID, line: Int = #line
) {
    write("ERROR", message(), output, file, line)
}

// The document prescribes this name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a detail for developers; release builds do not even evaluate the message.
public func LogDebug(
    _ message: @autoclosure () -> String, to output: FileHandle = .standardError,
    file: String = #fileID, line: Int = #line
) {
    #if DEBUG
    write("DEBUG", message(), output, file, line)
    #endif
}

/// Writes a message on one line, without its line breaks.
private func write(
    _ level: String, _ message: String, _ output: FileHandle, _ file: String, _ line: Int
) {
    let text = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    output.write(Data("\(level) \(file):\(line) \(text)\n".utf8))
}
