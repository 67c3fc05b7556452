//
//  Logging.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import Foundation

// The name is the document's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What happens as it should.
///
/// No message names a place where a person is, nor a key: what is logged is read by others.
public func LogInfo(
    _ message: @autoclosure () -> String, to output: FileHandle = .standardError,
    file: String = #fileID, line: Int = #line
) {
    write("INFO", message(), output, file, line)
}

// The name is the document's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What failed.
public func LogError(
    _ message: @autoclosure () -> String, to output: FileHandle = .standardError,
    file: String = #fileID, line: Int = #line
) {
    write("ERROR", message(), output, file, line)
}

// The name is the document's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What only a developer wants to know: written by debug builds, and not even made by others.
public func LogDebug(
    _ message: @autoclosure () -> String, to output: FileHandle = .standardError,
    file: String = #fileID, line: Int = #line
) {
    #if DEBUG
    write("DEBUG", message(), output, file, line)
    #endif
}

/// One line a message, whatever it holds.
private func write(
    _ level: String, _ message: String, _ output: FileHandle, _ file: String, _ line: Int
) {
    let text = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    output.write(Data("\(level) \(file):\(line) \(text)\n".utf8))
}
