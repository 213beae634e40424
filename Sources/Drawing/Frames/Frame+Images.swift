extension Frame {
    /// Returns the tree with what `transform` makes of each image's origin; drawings are walked through too.
    public func mapImages(_ transform: (ImageReference) -> ImageReference) -> Frame {
        var copy = self
        if case .image(var image) = content {
            image.reference = image.reference.mapped(transform)
            copy.content = .image(image)
        } else if case .text(var text) = content, !text.pictures.isEmpty {
            for index in text.pictures.indices {
                text.pictures[index].reference = text.pictures[index].reference.mapped(transform)
            }
            copy.content = .text(text)
        }
        copy.children = children.map { $0.mapImages(transform) }
        copy.effects = effects.map { effect in
            guard case .mask(let frames, let isInverted) = effect else { return effect }
            return .mask(frames.map { $0.mapImages(transform) }, isInverted: isInverted)
        }
        return copy
    }

    /// Returns the tree with picture files named from `folder` on, so that it is the same on another machine.
    ///
    /// A file outside of the folder keeps only its name.
    public func namingImages(relativeTo folder: String) -> Frame {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return mapImages { reference in
            guard case .file(let path) = reference else { return reference }
            if path.hasPrefix(prefix) { return .file(path: String(path.dropFirst(prefix.count))) }
            return .file(path: path.split(separator: "/").last.map(String.init) ?? path)
        }
    }
}

extension ImageReference {
    fileprivate func mapped(_ transform: (ImageReference) -> ImageReference) -> ImageReference {
        guard case .drawing(let frame) = self else { return transform(self) }
        return transform(.drawing(frame.mapImages(transform)))
    }
}
