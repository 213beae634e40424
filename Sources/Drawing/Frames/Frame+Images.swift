extension Frame {
    /// Returns the tree with every image reference transformed, including those in drawings.
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

    /// Returns the tree with picture files named relative to `folder`, so that it is equal on other machines.
    ///
    /// A file outside the folder keeps only its name.
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
