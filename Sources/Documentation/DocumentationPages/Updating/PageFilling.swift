internal import Documents

/// Pictures for a placeholder or declaration, checked to fit.
struct PageFilling {
    enum Place {
        case placeholder(PlacedPlaceholder)
        case declaration(PageDeclaration)
    }

    let place: Place
    let content: PageContent
}

extension DocumentationPage {
    /// Finds the pictures of each placeholder, and of each declaration that no placeholder names.
    func fillings(
        _ knownNames: [String], _ picture: (String) throws -> PagePicture?
    ) throws -> [PageFilling] {
        var found: [String: PagePicture] = [:]
        func pictures(_ placeholder: PicturePlaceholder) throws -> [PagePicture] {
            try placeholder.names.map { name in
                if let known = found[name] { return known }
                guard let picture = try picture(name) else {
                    let problem = PageProblem.unknownPicture(
                        name, nearest: Nearest.word(to: name, among: knownNames), known: knownNames)
                    throw source.failure(problem, line: placeholder.line)
                }
                found[name] = picture
                return picture
            }
        }
        let marked = Set(places.flatMap(\.placeholder.names))
        let unmarked = declarations.filter { !marked.contains($0.name) }.map { declaration in
            (declaration, PicturePlaceholder(names: [declaration.name], line: declaration.line - 1))
        }
        // Report unknown names before mistakes about the place.
        for placeholder in places.map(\.placeholder) + unmarked.map(\.1) { _ = try pictures(placeholder) }
        var fillings: [PageFilling] = []
        for place in places {
            let pictures = try pictures(place.placeholder)
            let content = try content(
                place.placeholder, pictures, isBlock: place.prefix != nil, surroundings: place.surroundings)
            if place.closing == nil { try checkIsEmpty(place, pictures) }
            fillings.append(PageFilling(place: .placeholder(place), content: content))
        }
        for (declaration, placeholder) in unmarked {
            let content = try content(placeholder, pictures(placeholder), isBlock: true, surroundings: .text)
            fillings.append(PageFilling(place: .declaration(declaration), content: content))
        }
        return fillings
    }

    private func content(
        _ placeholder: PicturePlaceholder, _ pictures: [PagePicture], isBlock: Bool,
        surroundings: PageComment.Surroundings
    ) throws(DocumentError) -> PageContent {
        let form: ContentForm =
            switch syntax {
            case .markdown where requiresPictures: .jsx(requires: true)
            case .mdx: .jsx(requires: requiresPictures)
            case .docc: .docc
            case .tutorial: .directive
            // If a comment begins a line, Markdown isn't parsed in the rest of that line.
            case .markdown: surroundings == .html && !isBlock ? .html : .markdown
            }
        do throws(PageProblem) {
            return try PageContent(
                placeholder, pictures, isBlock: isBlock, markup: ImageMarkup(form: form, page: path))
        } catch {
            throw source.failure(error, line: placeholder.line)
        }
    }

    /// Throws if the picture of a placeholder without an end already follows it: the end was removed by mistake.
    private func checkIsEmpty(_ place: PlacedPlaceholder, _ pictures: [PagePicture]) throws(DocumentError) {
        let files = Set(pictures.flatMap(\.images).flatMap { [$0.path, $0.darkPath].compactMap(\.self) })
        let names = Set(files.map { CatalogName(path: $0).name })
        let rest = source.bytes[place.opening.upperBound...]
        guard let begin = rest.firstIndex(where: { !$0.isWhitespace && $0 != ASCII.greater }),
            PictureMarkup.mayBegin(source.bytes[begin...])
        else { return }
        // A table has two lines before the first picture, and a DocC row has a few words.
        let next = placedReferences.partitioningIndex { $0.offset >= begin }
        let isOurs = placedReferences[next...].prefix(3).contains { reference, _ in
            switch reference.target {
            case .file(let path): files.contains(path)
            case .catalog(let name): names.contains(CatalogName(path: name).name)
            case .remote, .site, .outside, .undefined: false
            }
        }
        if isOurs {
            throw source.failure(.unclosedPlaceholder(place.placeholder.title), line: place.placeholder.line)
        }
    }
}
