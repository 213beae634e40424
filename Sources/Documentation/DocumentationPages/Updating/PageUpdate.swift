public import Foundation

/// The result of inserting pictures after a page's placeholders.
public struct PageUpdate: Sendable {
    /// The new bytes of the page; the same bytes if the page is up to date.
    public let data: Data

    /// The references to pictures in the new page.
    public let references: PageReferences
}

extension DocumentationPage {
    /// Returns the page with pictures after its placeholders, and with placeholders and pictures after its
    /// declarations.
    ///
    /// Everything outside of placeholders keeps its bytes.
    ///
    /// - Parameters:
    ///   - knownNames: The names of all pictures, for suggestions.
    ///   - picture: Returns the picture with a name; `nil` if there is none.
    /// - Throws: A `DocumentError` for an unknown name, and for options and places that don't fit a picture. Errors of
    ///   `picture` are rethrown.
    public func update(knownNames: [String] = [], with picture: (String) throws -> PagePicture?) throws -> PageUpdate {
        let edits = try fillings(knownNames, picture).map(edit).filter {
            !source.bytes[$0.range].elementsEqual($0.bytes)
        }.sorted()
        return PageUpdate(
            data: edits.isEmpty ? data : PageEdit.applied(edits, to: source.bytes),
            references: PageReferences(path: path, file: file, references: references(after: edits)))
    }

    /// Checks that each placeholder names a known picture that fits its place and options.
    ///
    /// - Parameters: See ``update(knownNames:with:)``. The sizes and texts of pictures don't matter.
    /// - Throws: The errors of ``update(knownNames:with:)``.
    public func check(knownNames: [String] = [], with picture: (String) throws -> PagePicture?) throws {
        _ = try fillings(knownNames, picture)
    }

    /// The references after the edits, with their new line numbers.
    private func references(after edits: [PageEdit]) -> [PageImageReference] {
        var references: [PageImageReference] = []
        var rest = placedReferences[...]
        var addedLines = 0
        func takeReferences(before offset: Int) {
            while let next = rest.first, next.offset < offset {
                var reference = next.reference
                reference.line += addedLines
                references.append(reference)
                rest = rest.dropFirst()
            }
        }
        for edit in edits {
            takeReferences(before: edit.range.lowerBound)
            rest = rest.drop { $0.offset < edit.range.upperBound }
            let line = source.line(at: edit.range.lowerBound) + addedLines
            references += edit.images.flatMap { PageImageReference.references(to: $0, syntax, line: line) }
            addedLines += edit.bytes[...].lineCount - source.bytes[edit.range].lineCount
        }
        takeReferences(before: .max)
        return references
    }
}

extension PageImageReference {
    /// The references to the files of a picture that was inserted after a placeholder.
    fileprivate static func references(to image: PageImage, _ syntax: PageSyntax, line: Int) -> [Self] {
        if syntax.isDocC {
            let name = CatalogName(path: image.path).name
            return [Self(form: .placeholder, source: name, target: .catalog(name: name), line: line)]
        }
        return [image.path, image.darkPath].compactMap(\.self).map {
            Self(form: .placeholder, source: $0, target: .file($0), line: line)
        }
    }
}
