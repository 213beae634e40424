internal import SwiftSyntax

/// The closure with the expected text of a call, or its insertion point.
struct ExpectedText {
    /// A range of the file and its replacement.
    struct Replacement {
        var range: Range<Int>
        var bytes: [UInt8]
    }

    private enum Place {
        /// A closure or another argument in its place; `start` is that of its label, if there is one.
        case argument(ExprSyntax, start: Int)
        /// The first trailing closure.
        case trailing(ClosureExprSyntax)
        /// Another trailing closure, with its label.
        case labeled(ClosureExprSyntax, start: Int)
        /// There is none.
        case missing
    }

    private let call: FunctionCallExprSyntax
    private let file: ParsedSource
    private let descriptor: InlineSnapshotSyntaxDescriptor
    private let place: Place

    /// - Parameter isThere: Whether the call has a closure. A trailing closure without a label may be another one.
    init(of found: FoundCall, in file: ParsedSource, descriptor: InlineSnapshotSyntaxDescriptor, isThere: Bool) {
        call = found.syntax
        self.file = file
        self.descriptor = descriptor
        place = Self.place(in: call, descriptor, isThere)
    }

    private static func place(
        in call: FunctionCallExprSyntax, _ descriptor: InlineSnapshotSyntaxDescriptor, _ isThere: Bool
    ) -> Place {
        for argument in call.arguments {
            guard let label = argument.label, descriptor.names(label.text) else { continue }
            return .argument(argument.expression, start: label.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        for closure in call.additionalTrailingClosures where descriptor.names(closure.label.text) {
            return .labeled(closure.closure, start: closure.label.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        guard isThere, let closure = call.trailingClosure else { return .missing }
        return .trailing(closure)
    }

    private var closure: ClosureExprSyntax? {
        switch place {
        case .argument(let expression, _): expression.as(ClosureExprSyntax.self)
        case .trailing(let closure), .labeled(let closure, _): closure
        case .missing: nil
        }
    }

    /// The literal, if the closure contains nothing else.
    private var literal: StringLiteralExprSyntax? {
        guard let statements = closure?.statements, statements.count == 1 else { return nil }
        return statements.first?.item.as(StringLiteralExprSyntax.self)
    }

    /// The start of the text, or else of its closure; `nil` if there is none.
    var start: Int? {
        literal?.positionAfterSkippingLeadingTrivia.utf8Offset ?? closure?.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// Returns whether the closure may have returned `text`; `nil` means no closure.
    func holds(_ text: String?) -> Bool {
        guard let text else { return closure == nil }
        guard closure != nil else { return false }
        return literal?.representedLiteralValue.map { $0 == text } ?? true
    }

    // MARK: Replacing

    /// Returns the replacement of the closure; `nil` if it can't be replaced.
    ///
    /// - Parameter text: The new text; `nil` for no closure.
    func replacement(for text: String?) -> Replacement? {
        guard let text else { return removal }
        if let literal, let replacement = replacement(of: literal, by: text) { return replacement }
        switch place {
        case .argument(let expression, let start):
            let old = range(of: expression)
            return replacement(start..<old.upperBound, "\(label): ", text, signature(of: closure))
        case .trailing(let closure): return replacement(range(of: closure), "", text, signature(of: closure))
        case .labeled(let closure, let start):
            return replacement(start..<range(of: closure).upperBound, "\(label): ", text, signature(of: closure))
        case .missing:
            let end = call.endPositionBeforeTrailingTrivia.utf8Offset
            return replacement(end..<end, call.trailingClosure == nil ? " " : " \(label): ", text, "")
        }
    }

    private var label: String { descriptor.trailingClosureLabel }

    /// Replaces a literal on its own lines, so that comments beside it stay. If the label changes, the whole closure is
    /// replaced.
    private func replacement(of literal: StringLiteralExprSyntax, by text: String) -> Replacement? {
        let range = range(of: literal)
        guard literal.openingQuote.tokenKind == .multilineStringQuote, file.source.isFirstInLine(range.lowerBound),
            hasCurrentLabel
        else { return nil }
        let indentation = file.source.indentation(at: range.lowerBound)
        let lines = TextLiteral.lines(of: text)
        let indented = lines.prefix(1) + lines.dropFirst().map { $0.isEmpty ? "" : indentation + $0 }
        return Replacement(range: range, bytes: Array(indented.joined(separator: file.source.lineBreak).utf8))
    }

    private var hasCurrentLabel: Bool {
        switch place {
        case .argument(_, let start), .labeled(_, let start):
            file.source.bytes[start...].starts(with: "\(label):".utf8)
        case .trailing, .missing: true
        }
    }

    private func replacement(
        _ range: Range<Int>, _ prefix: String, _ text: String, _ signature: String
    ) -> Replacement {
        let outer = indentation(before: range.lowerBound)
        let inner = outer + Indentation.unit(of: file.source, in: outer)
        let lines =
            ["\(prefix){\(signature)"] + TextLiteral.lines(of: text).map { $0.isEmpty ? "" : inner + $0 } + [
                "\(outer)}"
            ]
        return Replacement(range: range, bytes: Array(lines.joined(separator: file.source.lineBreak).utf8))
    }

    /// Returns the indentation of the line on which the closure begins, or that of the call if the line only continues
    /// it.
    private func indentation(before offset: Int) -> String {
        let callStart = call.positionAfterSkippingLeadingTrivia.utf8Offset
        let isArgument = if case .argument = place { true } else { false }
        let opensWith = file.source.firstByte(inLineAt: offset)
        let closes = opensWith.map { [UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]")].contains($0) } ?? false
        return file.source.indentation(at: isArgument || closes ? offset : callStart)
    }

    private func signature(of closure: ClosureExprSyntax?) -> String {
        closure?.signature.map { " \($0.trimmedDescription)" } ?? ""
    }

    /// The removal of the closure with the space before it; `nil` if other arguments depend on it.
    private var removal: Replacement? {
        switch place {
        case .missing: return nil
        case .argument: return nil
        case .trailing(let closure):
            guard call.additionalTrailingClosures.isEmpty else { return nil }
            let start = closure.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset
            let range = (start ?? 0)..<range(of: closure).upperBound
            return Replacement(range: range, bytes: Array((call.leftParen == nil ? "()" : "").utf8))
        case .labeled(let closure, let start):
            let label = call.additionalTrailingClosures.first { $0.closure == closure }?.label
            let before = label?.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset
            return Replacement(range: (before ?? start)..<range(of: closure).upperBound, bytes: [])
        }
    }

    private func range(of syntax: some SyntaxProtocol) -> Range<Int> {
        syntax.positionAfterSkippingLeadingTrivia.utf8Offset..<syntax.endPositionBeforeTrailingTrivia.utf8Offset
    }
}
