internal import Documents

/// Finds the placeholders among a page's comments, and the end of each.
enum PlaceholderFinder {
    static func placeholders(
        in findings: PageFindings, of source: PageSource, _ syntax: PageSyntax
    ) throws(DocumentError) -> [PlacedPlaceholder] {
        var places: [PlacedPlaceholder] = []
        // The placeholder to which the next end belongs.
        var open: Int?
        for comment in findings.comments {
            guard comment.isClosed else { throw source.failure(.unclosedComment, line: comment.line) }
            switch try read(comment, in: source) {
            case .comment: break
            case .placeholder(let placeholder):
                places.append(PlacedPlaceholder(placeholder, comment, in: source))
                open = places.count - 1
            case .end:
                guard let index = open else { throw endWithoutPlaceholder(comment, places, in: source) }
                places[index].closing = comment.range
                places[index].placeholder.isFilled = true
                open = nil
                try checkContent(of: places[index], in: source, syntax)
            }
        }
        try checkDoubles(places, in: source)
        return places
    }

    private static func read(
        _ comment: PageComment, in source: PageSource
    ) throws(DocumentError) -> PlaceholderReader.Result {
        do throws(PageProblem) {
            return try PlaceholderReader.read(comment.text, line: comment.line)
        } catch {
            throw source.failure(error, line: comment.line)
        }
    }

    /// The error for an end that doesn't match: a nested placeholder, or no placeholder at all.
    private static func endWithoutPlaceholder(
        _ comment: PageComment, _ places: [PlacedPlaceholder], in source: PageSource
    ) -> DocumentError {
        guard let outer = places.lastIndex(where: { !$0.placeholder.isFilled }), outer + 1 < places.count else {
            return source.failure(.endWithoutPlaceholder, line: comment.line)
        }
        let (around, inner) = (places[outer].placeholder, places[outer + 1].placeholder)
        return source.failure(
            .nestedPlaceholder(inner.title, outer: around.title, line: around.line), line: inner.line)
    }

    /// The error for a placeholder that is repeated with nothing between.
    private static func checkDoubles(_ places: [PlacedPlaceholder], in source: PageSource) throws(DocumentError) {
        for (one, other) in zip(places, places.dropFirst()) where !one.placeholder.isFilled {
            guard one.placeholder.names == other.placeholder.names else { continue }
            let between = source.bytes[one.opening.upperBound..<other.opening.lowerBound]
            if between.allSatisfy({ $0.isWhitespace || $0 == ASCII.greater }) {
                throw source.failure(
                    .doubledPlaceholder(one.placeholder.title, line: one.placeholder.line), line: other.placeholder.line
                )
            }
        }
    }

    /// Throws if the lines contain anything but pictures. The end may belong to another placeholder that was removed.
    private static func checkContent(
        of place: PlacedPlaceholder, in source: PageSource, _ syntax: PageSyntax
    ) throws(DocumentError) {
        guard let closing = place.closing else { return }
        let lines = source.bytes[place.opening.upperBound..<closing.lowerBound].lines.map { line in
            line.drop { $0.isWhitespace || $0 == ASCII.greater }
        }
        guard let index = PictureMarkup.firstForeignLine(of: lines, syntax) else { return }
        let found = String(decoding: lines[index].prefix(80), as: UTF8.self).trimmed
        throw source.failure(
            .foreignContent(found, placeholder: place.placeholder.title),
            line: place.placeholder.line + source.bytes[place.opening].lineCount + index)
    }
}

extension ArraySlice<UInt8> {
    /// The lines, including empty ones.
    var lines: [ArraySlice<UInt8>] {
        split(separator: ASCII.newline, omittingEmptySubsequences: false)
            .flatMap { line in
                // A carriage return alone ends a line, too.
                (line.last == ASCII.carriageReturn ? line.dropLast() : line)
                    .split(separator: ASCII.carriageReturn, omittingEmptySubsequences: false)
            }
    }

    /// The number of line endings.
    var lineCount: Int { lines.count - 1 }
}
