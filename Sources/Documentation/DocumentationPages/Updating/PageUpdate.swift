public import Foundation

/// A page with pictures behind its placeholders.
public struct PageUpdate: Sendable {
    /// The bytes of the page with its pictures; those that it has if it is up to date.
    public let data: Data

    /// The pictures that the page refers to then.
    public let references: PageReferences
}

extension DocumentationPage {
    /// Returns the page with pictures behind its placeholders, and placeholders and pictures behind its declarations.
    ///
    /// What is outside of placeholders stays as it is, byte for byte.
    ///
    /// - Parameters:
    ///   - knownNames: The names of all pictures, for advice.
    ///   - picture: Returns the picture of a name; `nil` if there is none.
    /// - Throws: A `DocumentError` for a name that no picture has, and for options and places that don't fit a picture;
    ///   and what `picture` throws.
    public func update(knownNames: [String] = [], with picture: (String) throws -> PagePicture?) throws -> PageUpdate {
        let edits = try fillings(knownNames, picture).map(edit).filter {
            !source.bytes[$0.range].elementsEqual($0.bytes)
        }.sorted()
        return PageUpdate(
            data: edits.isEmpty ? data : PageEdit.applied(edits, to: source.bytes),
            references: PageReferences(path: path, file: file, references: references(after: edits)))
    }

    /// Checks that there is a picture for each placeholder, and that it fits its place and its options.
    ///
    /// - Parameters: Those of ``update(knownNames:with:)``. The sizes and texts of pictures don't matter.
    /// - Throws: What ``update(knownNames:with:)`` would throw.
    public func check(knownNames: [String] = [], with picture: (String) throws -> PagePicture?) throws {
        _ = try fillings(knownNames, picture)
    }

    /// The references when the page is edited, with their lines then.
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
    /// The references to the files of a picture that was put behind a placeholder.
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
