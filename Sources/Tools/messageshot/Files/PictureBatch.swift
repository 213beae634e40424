import Files
import Foundation
import Frames
import Pictures
import Rendering

/// Pictures that are drawn one after another, and published together.
struct PictureBatch {
    let format: PictureFormat
    let settings: RenderSettings
    let encoding: PictureEncoding
    let destination: Destination
    let changes: PictureChanges

    private let files: PictureFiles

    /// The number of pages of each picture, by name.
    private var pageCounts: [(name: String, count: Int)] = []

    /// The unique characters that no bundled font has.
    private(set) var missingCharacters: [Character] = []

    init(
        format: PictureFormat, settings: RenderSettings, encoding: PictureEncoding, destination: Destination,
        session: CommandSession, changes: PictureChanges = PictureChanges()
    ) {
        self.format = format
        self.settings = settings
        self.encoding = encoding
        self.destination = destination
        self.changes = changes
        files = PictureFiles(session)
    }

    /// - Parameter name: The name of the file in a folder, without its extension.
    mutating func add(_ source: ConversationPictures, name: String) throws {
        let title = source.conversation.channel.name
        var source = source
        source.tagsContent = changes.needsMarks
        source.treeTags = treeTags
        let encoder = encoder(on: source.background, title: title ?? name)
        func forEachFrame(_ body: (Frame) throws -> Void) throws {
            try source.forEachFrame(isVector: !format.isBitmap) { frame in
                let frame = try changes.applied(to: frame, settings, keepsTags: treeTags != nil)
                noteMissingCharacters(of: frame)
                try body(frame)
            }
        }
        if format.holdsPages {
            let path = destination.path(name: name, page: nil, format: format)
            let bytes = SpooledBytes(for: path)
            try encoder.writeDocument({ draw in try forEachFrame { try draw($0) } }, to: bytes.append)
            return try files.add(Picture(path: path, bytes: bytes))
        }
        var page = 0
        try forEachFrame { frame in
            page += 1
            try add(encoder.data(frame), name: name, page: source.selection.isPaged ? page : nil)
        }
        if source.selection.isPaged { pageCounts.append((name, page)) }
    }

    /// The tags that the files show; `nil` for none.
    private var treeTags: TreeTags? { format.treeTags(encoding) }

    /// Leftover pages of earlier pictures.
    var leftPages: [OrphanedPages] {
        pageCounts.compactMap { name, count in
            guard destination != .standardOutput else { return nil }
            return OrphanedPages(after: count) { destination.path(name: name, page: $0, format: format) ?? "" }
        }
    }

    mutating func add(_ list: ListPicture, name: String) throws {
        var list = list
        list.tagsContent = changes.needsMarks
        list.treeTags = treeTags
        let frame = try changes.applied(
            to: list.frame(isVector: !format.isBitmap), settings, keepsTags: treeTags != nil)
        noteMissingCharacters(of: frame)
        try add(encoder(on: list.background, title: name).data(frame), name: name)
    }

    /// Publishes the pictures: all of them or none.
    func publish() throws { try files.publish() }

    private func encoder(on background: RGBA, title: String) -> PictureEncoder {
        var encoding = encoding
        encoding.title = title
        return PictureEncoder(format, scale: settings.scale, background: background, encoding: encoding)
    }

    private mutating func noteMissingCharacters(of frame: Frame) {
        missingCharacters += frame.missingCharacters.filter { !missingCharacters.contains($0) }
    }

    private func add(_ data: Data, name: String, page: Int? = nil) throws {
        try files.add(Picture(path: destination.path(name: name, page: page, format: format), data: data))
    }
}
