internal import Documents
public import Foundation

extension DocumentationPage {
    /// Returns the page with pictures behind its marks, and marks and pictures behind its declarations.
    ///
    /// What is outside of marks stays as it is, byte for byte. A page that is up to date is returned unchanged.
    ///
    /// - Parameters:
    ///   - knownNames: The names of all pictures, for advice.
    ///   - picture: Returns the picture of a name; `nil` if there is none.
    /// - Throws: A ``DocumentError`` for a name that no picture has, and for options and places that don't fit a picture;
    ///   and what `picture` throws.
    public func updated(knownNames: [String] = [], with picture: (String) throws -> PagePicture?) throws -> Data {
        func found(_ name: String, line: Int) throws -> PagePicture {
            if let picture = try picture(name) { return picture }
            let nearest = Nearest.word(to: name, among: knownNames)
            throw source.failure(.unknownPicture(name, nearest: nearest, known: knownNames), line: line)
        }

        var pictures: [String: PagePicture] = [:]
        for (name, line) in wantedNames where pictures[name] == nil { pictures[name] = try found(name, line: line) }
        let updated = try edited(with: pictures)
        if updated != data { try check(updated, with: pictures) }
        return updated
    }

    /// The names of the pictures that the page wants, and the lines where it does.
    private var wantedNames: [(String, line: Int)] {
        places.flatMap { place in place.mark.names.map { ($0, place.mark.line) } }
            + declarations.map { ($0.name, $0.line - 1) }
    }

    /// The declarations that no mark names.
    private var unmarkedDeclarations: [PageDeclaration] {
        let marked = Set(places.flatMap(\.mark.names))
        return declarations.filter { !marked.contains($0.name) }
    }

    private func edited(with pictures: [String: PagePicture]) throws(DocumentError) -> Data {
        var edits: [PageEdit] = []
        for place in places { edits.append(try edit(place, place.mark.names.compactMap { pictures[$0] })) }
        for declaration in unmarkedDeclarations {
            guard let picture = pictures[declaration.name] else { continue }
            edits.append(try edit(declaration, picture))
        }
        return PageEdit.applied(edits, to: data)
    }

    /// Reads the page as it will be: its marks have to be the same, with the same pictures.
    ///
    /// What isn't closed around a mark may take another meaning when something is put there.
    private func check(_ updated: Data, with pictures: [String: PagePicture]) throws(DocumentError) {
        let marks =
            places.map { (names: $0.mark.names, line: $0.mark.line, offset: $0.opening.lowerBound) }
            + unmarkedDeclarations.map { (names: [$0.name], line: $0.line - 1, offset: $0.end) }
        let expected = marks.enumerated().sorted { ($0.1.offset, $0.0) < ($1.1.offset, $1.0) }.map(\.1)
        let page: DocumentationPage
        do throws(DocumentError) {
            page = try DocumentationPage(path: path, data: updated, file: source.file, syntax: syntax)
            for (index, mark) in expected.enumerated() {
                guard index < page.places.count, page.places[index].mark.names == mark.names,
                    page.places[index].mark.isFilled
                else { throw source.failure(.unsettled(mark.names.joined(separator: ", ")), line: mark.line) }
            }
            guard page.places.count == expected.count, try page.edited(with: pictures) == updated else {
                throw source.failure(.unsettled(expected[0].names.joined(separator: ", ")), line: expected[0].line)
            }
        } catch {
            if case PageProblem.unsettled? = error.problem as? PageProblem { throw error }
            // The error names a line of a page that nobody has seen.
            let mark = expected.last ?? (names: [], line: 1, offset: 0)
            throw source.failure(.unsettled(mark.names.joined(separator: ", ")), line: mark.line)
        }
    }

    private func edit(_ place: MarkPlace, _ pictures: [PagePicture]) throws(DocumentError) -> PageEdit {
        let content = content(place.mark, pictures, place.surroundings, isBlock: place.prefix != nil)
        let new: [UInt8]
        do throws(PageProblem) {
            if let prefix = place.prefix {
                let newline = source.newline(from: place.opening.upperBound)
                new = Self.block(try content.lines(), prefix: prefix, newline: newline)
            } else {
                new = Array(try content.inline(isCell: place.surroundings == .cell).utf8)
            }
        } catch {
            throw source.failure(error, line: place.mark.line)
        }
        let start = place.opening.upperBound
        if let closing = place.closing { return PageEdit(range: start..<closing.lowerBound, bytes: new) }
        try checkIsEmpty(place, pictures)
        return PageEdit(range: start..<start, bytes: new + Self.end(place.kind))
    }

    private func edit(_ declaration: PageDeclaration, _ picture: PagePicture) throws(DocumentError) -> PageEdit {
        let mark = PageMark(names: [declaration.name], line: declaration.line - 1)
        let kind = syntax == .mdx ? PageComment.Kind.expression : declaration.commentKind
        let newline = source.newline(from: declaration.end)
        do throws(PageProblem) {
            let lines = try content(mark, [picture], .text, isBlock: true).lines()
            let block = Self.block(lines, prefix: declaration.prefix, newline: newline)
            let blank = Self.trimmedPrefix(declaration.prefix)
            let opening = kind.comment("\(MarkReader.word): \(declaration.name)")
            let new = newline + blank + newline + declaration.prefix + opening + block + Self.end(kind)
            return PageEdit(range: declaration.end..<declaration.end, bytes: new)
        } catch {
            throw source.failure(error, line: mark.line)
        }
    }

    /// A mark without an end must have nothing behind it that was put there: the end was taken out by mistake.
    private func checkIsEmpty(_ place: MarkPlace, _ pictures: [PagePicture]) throws(DocumentError) {
        let files = Set(pictures.flatMap(\.images).flatMap { [$0.path, $0.darkPath].compactMap(\.self) })
        let names = Set(files.map { CatalogName(path: $0).name })
        let rest = source.bytes[place.opening.upperBound...]
        guard let begin = rest.firstIndex(where: { !$0.isWhitespace && $0 != Byte.greater }),
            PictureMarkup.mayBegin(source.bytes[begin...])
        else { return }
        // A table has two lines before the first picture, and a row of DocC a few words.
        let isOurs = imageReferences(from: begin).prefix(3).contains { reference in
            switch reference.target {
            case .file(let path): files.contains(path)
            case .catalog(let name): names.contains(CatalogName(path: name).name)
            case .remote, .site, .outside, .undefined: false
            }
        }
        if isOurs { throw source.failure(.unclosedMark(place.mark.title), line: place.mark.line) }
    }

    /// The references from a place on, in their order.
    private func imageReferences(from offset: Int) -> ArraySlice<PageImageReference> {
        var (low, high) = (0, referenceOffsets.count)
        while low < high {
            let middle = (low + high) / 2
            if referenceOffsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return imageReferences[low...]
    }
}

extension PageComment.Kind {
    /// A comment with a text.
    func comment(_ text: String) -> [UInt8] {
        switch self {
        case .html: Array("<!-- \(text) -->".utf8)
        case .expression: Array("{/* \(text) */}".utf8)
        }
    }
}
