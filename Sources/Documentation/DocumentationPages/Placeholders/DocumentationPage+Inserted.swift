public import Documents

/// The pictures between placeholders and their ends.
extension DocumentationPage {
    /// Checks that the pictures between placeholders and their ends are those of this program, which may be replaced. A
    /// file that doesn't exist may be.
    ///
    /// - Parameters:
    ///   - folder: The folder with the page.
    ///   - isOurs: Whether this program drew the picture at a path relative to the folder.
    /// - Throws: For the first picture of the author's own, with its line.
    package func checkInsertedPictures(
        in folder: DocumentationFolder, _ isOurs: (String) -> Bool
    ) throws(DocumentError) {
        var finder = PictureFinder(folder)
        for place in places {
            guard let closing = place.closing else { continue }
            let inserted = place.opening.upperBound..<closing.lowerBound
            for (reference, offset) in placedReferences where inserted.contains(offset) {
                guard finder.find(reference, on: path).isReplaceable(isOurs) else {
                    throw source.failure(
                        .foreignPicture(reference.source, placeholder: place.placeholder.title), line: reference.line)
                }
            }
        }
    }
}

extension PictureFinder.Result {
    fileprivate func isReplaceable(_ isOurs: (String) -> Bool) -> Bool {
        switch self {
        case .files(let files): files.allSatisfy(isOurs)
        case .unknown, .lost(.outside), .lost(.undefined): false
        case .lost(.missing): true
        }
    }
}
