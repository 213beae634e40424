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
        var edits: [PageEdit] = []
        for place in places {
            var pictures: [PagePicture] = []
            for name in place.mark.names {
                guard let found = try picture(name) else {
                    let nearest = Nearest.word(to: name, among: knownNames)
                    throw source.failure(
                        .unknownPicture(name, nearest: nearest, known: knownNames), line: place.mark.line)
                }
                pictures.append(found)
            }
            edits.append(try edit(place, pictures))
        }
        let marked = Set(places.flatMap(\.mark.names))
        for declaration in declarations where !marked.contains(declaration.name) {
            guard let found = try picture(declaration.name) else {
                throw source.failure(
                    .unknownPicture(declaration.name, nearest: nil, known: knownNames), line: declaration.line - 1)
            }
            edits.append(try edit(declaration, found))
        }
        return PageEdit.applied(edits, to: data)
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
        let names = Set(files.map { CatalogueName(path: $0).name })
        let rest = source.bytes[place.opening.upperBound...]
        guard let begin = rest.firstIndex(where: { !$0.isWhitespace && $0 != Byte.greater }),
            PictureMarkup.mayBegin(source.bytes[begin...])
        else { return }
        let line = place.mark.line + source.bytes[place.opening.lowerBound..<begin].lineCount
        // A table and a `<picture>` have a few lines before the first picture.
        let isOurs = imageReferences(from: line).prefix { $0.line <= line + 6 }.contains { reference in
            switch reference.target {
            case .file(let path): files.contains(path)
            case .catalogue(let name): names.contains(CatalogueName(path: name).name)
            case .remote, .site, .outside, .undefined: false
            }
        }
        if isOurs { throw source.failure(.unclosedMark(place.mark.title), line: place.mark.line) }
    }

    /// The references from a line on, in their order.
    private func imageReferences(from line: Int) -> ArraySlice<PageImageReference> {
        var (low, high) = (0, imageReferences.count)
        while low < high {
            let middle = (low + high) / 2
            if imageReferences[middle].line < line { low = middle + 1 } else { high = middle }
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
