/// The pictures of a placeholder, with its options applied.
struct PageContent {
    private enum Block {
        case image(PageImage)
        case row([PageImage], headings: [String])
    }

    private let blocks: [Block]
    private let markup: ImageMarkup

    /// - Parameter isBlock: Whether the pictures are on separate lines, as opposed to within a line.
    /// - Throws: If the pictures don't fit the place or the options.
    init(
        _ placeholder: PicturePlaceholder, _ pictures: [PagePicture], isBlock: Bool, markup: ImageMarkup
    ) throws(PageProblem) {
        self.markup = markup
        try placeholder.checkOptions(for: pictures, in: markup.form)
        blocks = try Self.blocks(placeholder, pictures)
        guard !isBlock else { return }
        for case .row in blocks { throw .tableInText(placeholder.title) }
    }

    /// The pictures, in reading order.
    var images: [PageImage] {
        blocks.flatMap { block in
            switch block {
            case .image(let image): [image]
            case .row(let images, _): images
            }
        }
    }

    /// The lines for a block of pictures, with an empty line between pictures.
    var lines: [String] {
        blocks.map { block in
            switch block {
            case .image(let image): markup.lines(image)
            case .row(let images, let headings): PictureTable(images: images, headings: headings).lines(markup)
            }
        }.joined(separator: [""]).map(\.self)
    }

    /// The markup for a line of text or a cell.
    func inline(isCell: Bool) -> String { images.map { markup.inline($0, isCell: isCell) }.joined(separator: " ") }

    private static func blocks(
        _ placeholder: PicturePlaceholder, _ pictures: [PagePicture]
    ) throws(PageProblem) -> [Block] {
        guard !placeholder.isRow else {
            var images: [PageImage] = []
            for (name, picture) in zip(placeholder.names, pictures) {
                guard case .single(let image) = picture else { throw .tableInRow(name) }
                images.append(placeholder.adjusted(image))
            }
            return [.row(images, headings: placeholder.headings(of: images))]
        }
        return pictures.map { picture in
            let images = picture.images.map(placeholder.adjusted)
            switch picture {
            case .single: return .image(images[0])
            case .pair, .sheet:
                return images.count == 1 ? .image(images[0]) : .row(images, headings: placeholder.headings(of: images))
            }
        }
    }
}

extension PicturePlaceholder {
    /// The headings above pictures side by side.
    fileprivate func headings(of images: [PageImage]) -> [String] {
        if let headings { return headings }
        let defaults = images.count == 2 ? ["Before", "After"] : []
        return images.enumerated().map { index, image in
            image.title ?? (index < defaults.count ? defaults[index] : "")
        }
    }

    fileprivate func adjusted(_ image: PageImage) -> PageImage {
        var image = image
        if let alt { image.alt = alt }
        switch width {
        case nil: break
        case .automatic: (image.width, image.height) = (nil, nil)
        case .points(let points):
            image.height = image.height.flatMap { height in image.width.map { height * Double(points) / $0 } }
            image.width = Double(points)
        }
        return image
    }

    /// Throws for options that have no effect on these pictures.
    fileprivate func checkOptions(for pictures: [PagePicture], in form: ContentForm) throws(PageProblem) {
        let images = pictures.flatMap(\.images)
        if alt != nil, images.count != 1 {
            throw .uselessOption(
                "alt", reason: "the placeholder has \(images.count) pictures, and each has its own text")
        }
        if case .points = width, form == .docc || form == .directive {
            throw .uselessOption("width", reason: "DocC shows pictures in the size of their files")
        }
        guard let headings else { return }
        let counts = isRow ? [names.count] : pictures.map(\.images.count).filter { $0 > 1 }
        if counts.isEmpty { throw .uselessOption("headings", reason: "the pictures are not side by side") }
        for count in counts where count != headings.count {
            throw .invalidOption(
                "headings", value: headings.joined(separator: " | "), expected: "a text for each of \(count) pictures")
        }
    }
}
