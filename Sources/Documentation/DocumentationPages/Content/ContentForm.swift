/// The markup that pictures are put into a page with.
enum ContentForm: Hashable {
    /// `![alt](path)`; HTML where that can't say it.
    case markdown
    /// HTML: between tags, nothing is Markdown.
    case html
    /// JSX, whose paths are given as they are, or by `require`.
    case jsx(requires: Bool)
    /// DocC, in articles.
    case docc
    /// DocC, in tutorials, where everything is a directive.
    case directive
}

/// The pictures of a mark, and how it wants them.
struct PageContent {
    let mark: PageMark
    let pictures: [PagePicture]
    let form: ContentForm

    /// The page, as a path in the folder of the documentation.
    let page: String

    /// What is put into lines of their own, with an empty line between two pictures.
    func lines() throws(PageProblem) -> [String] {
        try checkOptions()
        var lines: [String] = []
        for (index, block) in try blocks().enumerated() {
            if index > 0 { lines.append("") }
            switch block {
            case .image(let image): lines += markup.lines(image)
            case .row(let images, let headings): lines += PictureTable(images: images, headings: headings).lines(markup)
            }
        }
        return lines
    }

    /// What is put into a line of text or a cell.
    func inline(isCell: Bool) throws(PageProblem) -> String {
        try checkOptions()
        var texts: [String] = []
        for block in try blocks() {
            guard case .image(let image) = block else { throw .tableInText(mark.title) }
            texts.append(markup.inline(image, isCell: isCell))
        }
        return texts.joined(separator: " ")
    }

    private var markup: ImageMarkup { ImageMarkup(form: form, page: page) }

    private enum Block {
        case image(PageImage)
        case row([PageImage], headings: [String])
    }

    private func blocks() throws(PageProblem) -> [Block] {
        guard !mark.isRow else {
            var images: [PageImage] = []
            for (name, picture) in zip(mark.names, pictures) {
                guard case .single(let image) = picture else { throw .tableInRow(name) }
                images.append(adjusted(image))
            }
            return [.row(images, headings: headings(of: images))]
        }
        return pictures.map { picture in
            let images = picture.images.map(adjusted)
            switch picture {
            case .single: return .image(images[0])
            case .pair, .sheet:
                return images.count == 1 ? .image(images[0]) : .row(images, headings: headings(of: images))
            }
        }
    }

    /// The words above pictures side by side.
    private func headings(of images: [PageImage]) -> [String] {
        if let headings = mark.headings { return headings }
        let usual = images.count == 2 ? ["Before", "After"] : []
        return images.enumerated().map { index, image in
            image.title ?? (index < usual.count ? usual[index] : "")
        }
    }

    private func adjusted(_ image: PageImage) -> PageImage {
        var image = image
        if let alt = mark.alt { image.alt = alt }
        switch mark.width {
        case nil: break
        case .automatic: (image.width, image.height) = (nil, nil)
        case .points(let points):
            image.height = image.height.flatMap { height in image.width.map { height * Double(points) / $0 } }
            image.width = Double(points)
        }
        return image
    }

    /// Names the options that say nothing about these pictures.
    private func checkOptions() throws(PageProblem) {
        let images = pictures.flatMap(\.images)
        if mark.alt != nil, images.count != 1 {
            throw .uselessOption("alt", reason: "the mark has \(images.count) pictures, each with a text of its own")
        }
        if case .points = mark.width, form == .docc || form == .directive {
            throw .uselessOption("width", reason: "DocC shows pictures in the size of their files")
        }
        guard let headings = mark.headings else { return }
        let counts = mark.isRow ? [mark.names.count] : pictures.map(\.images.count).filter { $0 > 1 }
        if counts.isEmpty { throw .uselessOption("headings", reason: "no pictures stand side by side") }
        for count in counts where count != headings.count {
            throw .invalidOption(
                "headings", value: headings.joined(separator: " | "), expected: "a text for each of \(count) pictures")
        }
    }
}
