import AppSourceRewriting
import BuiltPrograms
import Foundation
import SwiftParser
import SwiftSyntax
import XCTest

/// The lexer, held against the compiler's own parser.
final class LexerTests: XCTestCase {
    private enum Piece: Character { case space = " ", code = "c", text = "s", regex = "r" }

    /// What each byte of a file is, according to our lexer.
    private func pieces(_ text: String) -> [Piece] {
        let file = SourceFile(path: "Odd.swift", text: text)
        var pieces = [Piece](repeating: .space, count: file.bytes.count)
        for token in file.tokens {
            let piece: Piece =
                switch token.kind {
                case .stringText: .text
                case .regex: .regex
                case .identifier, .number, .punctuation, .operator, .pound, .stringDelimiter, .interpolation, .unknown:
                    .code
                }
            for index in token.range { pieces[index] = piece }
        }
        return withoutSpaces(pieces, text)
    }

    /// What each byte is, according to the compiler's parser.
    private func expectedPieces(_ text: String) -> [Piece] {
        let tree = Parser.parse(source: text)
        var pieces = [Piece](repeating: .space, count: text.utf8.count)
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            let piece: Piece =
                switch token.tokenKind {
                case .stringSegment: .text
                case .regexSlash, .regexLiteralPattern, .regexPoundDelimiter: .regex
                case .shebang: .space
                default: .code
                }
            for index in start..<(start + token.text.utf8.count) { pieces[index] = piece }
        }
        return withoutSpaces(pieces, text)
    }

    /// The parser counts the indentation of multi-line strings and a `\` at the end of their lines as space. What spaces
    /// are doesn't matter.
    private func withoutSpaces(_ pieces: [Piece], _ text: String) -> [Piece] {
        var pieces = pieces
        var isAtEnd = false
        for (index, byte) in Array(text.utf8).enumerated().reversed() {
            let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
            let isMark = isAtEnd && (byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "#"))
            if isSpace || isMark { pieces[index] = .space }
            isAtEnd = byte == 0x0A || isAtEnd && (isSpace || byte == UInt8(ascii: "#"))
        }
        return pieces
    }

    private func check(_ text: String, _ name: String, line: UInt = #line) {
        let (ours, theirs) = (pieces(text), expectedPieces(text))
        guard ours != theirs else { return }
        let bytes = Array(text.utf8)
        let index = zip(ours, theirs).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
        let around = max(0, index - 40)..<min(bytes.count, index + 40)
        XCTFail(
            "\(name), byte \(index): \(ours[index]) for \(theirs[index]) in …"
                + "\(String(decoding: bytes[around], as: UTF8.self))…", line: line)
    }

    func testOddPieces() {
        for (number, text) in OddSources.all.enumerated() { check(text, "piece \(number)") }
    }

    /// Three hundred files of this package, and their halves, which end in the middle of something.
    func testFilesOfThePackage() throws {
        let files = PackageFiles.swift.enumerated().filter {
            $0.offset.isMultiple(of: max(1, PackageFiles.swift.count / 300))
        }
        XCTAssertGreaterThanOrEqual(files.count, 300)
        for (_, path) in files { check(try String(contentsOfFile: path, encoding: .utf8), path) }
    }
}

/// The Swift files of this package.
enum PackageFiles {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let swift: [String] = ["Sources", "Tests", "Examples"].flatMap { folder -> [String] in
        let path = root.appendingPathComponent(folder).path
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }
}
