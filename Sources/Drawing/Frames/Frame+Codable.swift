public import Foundation

/// The JSON form omits default values, so that a tree stays readable.
extension Frame: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, rect, transform, opacity, corners, fill, border, shadow, clipsToBounds, mask, effects, content,
            children
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            origin: Origin(name: try container.decodeIfPresent(String.self, forKey: .name) ?? ""),
            rect: try container.decode(CGRect.self, forKey: .rect),
            transform: try container.decodeIfPresent(Transform.self, forKey: .transform) ?? .identity,
            opacity: try container.decodeIfPresent(CGFloat.self, forKey: .opacity) ?? 1,
            corners: try container.decodeIfPresent(CornerRadii.self, forKey: .corners) ?? .zero,
            fill: try container.decodeIfPresent(Paint.self, forKey: .fill),
            border: try container.decodeIfPresent(Border.self, forKey: .border),
            shadow: try container.decodeIfPresent(Shadow.self, forKey: .shadow),
            clipsToBounds: try container.decodeIfPresent(Bool.self, forKey: .clipsToBounds) ?? false,
            mask: try container.decodeIfPresent(Mask.self, forKey: .mask),
            effects: try container.decodeIfPresent([Effect].self, forKey: .effects) ?? [],
            content: try container.decodeIfPresent(Content.self, forKey: .content) ?? .none,
            children: try container.decodeIfPresent([Frame].self, forKey: .children) ?? [])
        try checkDecoded(at: decoder.codingPath)
    }

    /// Each frame checks its own numbers, and the root checks their totals.
    private func checkDecoded(at path: [any CodingKey]) throws {
        func failure(_ flaw: FrameError) -> DecodingError {
            .dataCorrupted(.init(codingPath: path, debugDescription: flaw.description, underlyingError: flaw))
        }
        do throws(InvalidNumber) {
            try checkNumbers()
        } catch {
            throw failure(FrameError(frame: name, reason: error.reason))
        }
        guard path.isEmpty else { return }
        do {
            let count = try FrameCheck(checksNumbers: false).visit(self, FrameCheck.Place())
            guard count <= FrameLimits.count else {
                throw FrameError(frame: "", reason: "it has \(count) frames; at most \(FrameLimits.count) are read")
            }
        } catch let flaw as FrameError {
            throw failure(flaw)
        }
    }

    /// Reads a tree from JSON.
    ///
    /// - Throws: ``FrameError`` for an invalid tree.
    public init(json: Data) throws(FrameError) {
        do {
            self = try JSONDecoder().decode(Frame.self, from: json)
        } catch DecodingError.dataCorrupted(let context) where context.underlyingError is FrameError {
            throw context.underlyingError as? FrameError ?? FrameError(frame: "", reason: context.debugDescription)
        } catch {
            throw FrameError(frame: "", reason: "it is not a frame tree")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if !origin.isEmpty { try container.encode(name, forKey: .name) }
        try container.encode(rect, forKey: .rect)
        if !transform.isIdentity { try container.encode(transform, forKey: .transform) }
        if opacity != 1 { try container.encode(opacity, forKey: .opacity) }
        if !corners.isZero { try container.encode(corners, forKey: .corners) }
        try container.encodeIfPresent(fill, forKey: .fill)
        try container.encodeIfPresent(border, forKey: .border)
        try container.encodeIfPresent(shadow, forKey: .shadow)
        if clipsToBounds { try container.encode(clipsToBounds, forKey: .clipsToBounds) }
        try container.encodeIfPresent(mask, forKey: .mask)
        if !effects.isEmpty { try container.encode(effects, forKey: .effects) }
        if content != .none { try container.encode(content, forKey: .content) }
        if !children.isEmpty { try container.encode(children, forKey: .children) }
    }

    /// Returns the tree as JSON with sorted keys, so that equal trees give equal bytes.
    public func json(pretty: Bool = true) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

extension Frame.Content: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, image, path
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try container.decodeIfPresent(TextContent.self, forKey: .text) {
            self = .text(text)
        } else if let image = try container.decodeIfPresent(ImageContent.self, forKey: .image) {
            self = .image(image)
        } else if let path = try container.decodeIfPresent(PathContent.self, forKey: .path) {
            self = .path(path)
        } else {
            self = .none
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .none: break
        case .text(let text): try container.encode(text, forKey: .text)
        case .image(let image): try container.encode(image, forKey: .image)
        case .path(let path): try container.encode(path, forKey: .path)
        }
    }
}
