internal import Documents

/// Finds marks among the comments of a page, and the end of each.
enum MarkFinder {
    static func places(
        in findings: PageFindings, of source: PageSource, _ syntax: PageSyntax
    ) throws(DocumentError) -> [MarkPlace] {
        var places: [MarkPlace] = []
        // The mark that the next end belongs to.
        var open: Int?
        for comment in findings.comments {
            guard comment.isClosed else { throw source.failure(.unclosedComment, line: comment.line) }
            switch try read(comment, in: source) {
            case .comment: break
            case .mark(let mark):
                places.append(MarkPlace(mark, comment, in: source.bytes))
                open = places.count - 1
            case .end:
                guard let index = open else { throw endWithoutMark(comment, places, in: source) }
                places[index].closing = comment.range
                places[index].mark.isFilled = true
                open = nil
                try checkContent(of: places[index], in: source, syntax)
            }
        }
        try checkDoubles(places, in: source)
        return places
    }

    private static func read(
        _ comment: PageComment, in source: PageSource
    ) throws(DocumentError) -> MarkReader.Result {
        do throws(PageProblem) {
            return try MarkReader.read(comment.text, line: comment.line)
        } catch {
            throw source.failure(error, line: comment.line)
        }
    }

    /// An end too many: of a mark around another, or of none.
    private static func endWithoutMark(
        _ comment: PageComment, _ places: [MarkPlace], in source: PageSource
    ) -> DocumentError {
        guard let outer = places.lastIndex(where: { !$0.mark.isFilled }), outer + 1 < places.count else {
            return source.failure(.endWithoutMark, line: comment.line)
        }
        let (mark, inner) = (places[outer].mark, places[outer + 1].mark)
        return source.failure(.nestedMark(inner.title, outer: mark.title, line: mark.line), line: inner.line)
    }

    /// A mark that follows itself, with nothing between.
    private static func checkDoubles(_ places: [MarkPlace], in source: PageSource) throws(DocumentError) {
        for (one, other) in zip(places, places.dropFirst()) where !one.mark.isFilled {
            guard one.mark.names == other.mark.names else { continue }
            let between = source.bytes[one.opening.upperBound..<other.opening.lowerBound]
            if between.allSatisfy({ $0.isWhitespace || $0 == Byte.greater }) {
                throw source.failure(.doubledMark(one.mark.title, line: one.mark.line), line: other.mark.line)
            }
        }
    }

    /// Refuses to replace what is no picture: an end mark may belong to another mark, which was taken out.
    private static func checkContent(
        of place: MarkPlace, in source: PageSource, _ syntax: PageSyntax
    ) throws(DocumentError) {
        guard let closing = place.closing else { return }
        var line = place.mark.line + source.bytes[place.opening].lineCount
        for text in source.bytes[place.opening.upperBound..<closing.lowerBound].lines {
            let signs = text.drop { $0.isWhitespace || $0 == Byte.greater }
            guard signs.isEmpty || PictureMarkup.isPart(signs, syntax) else {
                let found = String(decoding: signs.prefix(80), as: UTF8.self).trimmed
                throw source.failure(.foreignContent(found, mark: place.mark.title), line: line)
            }
            line += 1
        }
    }
}

extension ArraySlice<UInt8> {
    /// The lines, with empty ones.
    var lines: [ArraySlice<UInt8>] {
        split(separator: Byte.newline, omittingEmptySubsequences: false)
            .flatMap { line in
                // A carriage return alone ends a line, too.
                (line.last == Byte.carriageReturn ? line.dropLast() : line)
                    .split(separator: Byte.carriageReturn, omittingEmptySubsequences: false)
            }
    }

    /// The number of line ends.
    var lineCount: Int { lines.count - 1 }
}

/// What pictures are written with.
enum PictureMarkup {
    /// Whether a line may be part of what is put between marks.
    static func isPart(_ line: ArraySlice<UInt8>, _ syntax: PageSyntax) -> Bool {
        // The words above the pictures of a row.
        mayBegin(line) || syntax.isDocC && line.starts(with: "**".utf8) && line.suffix(2).elementsEqual("**".utf8)
    }

    /// Whether a line may be the first of what is put between marks.
    static func mayBegin(_ line: ArraySlice<UInt8>) -> Bool {
        let beginnings: [StaticString] = [
            "![", "<img", "<picture", "</picture", "<source", "|", "@Image", "@Row", "@Column", "}",
        ]
        return beginnings.contains { Array(line.prefix(10)).has($0, at: 0) }
    }
}
