import Foundation
import Frames
import Pictures

/// Pictures that are drawn one after the other, and not yet written.
struct PictureBatch {
    let format: PictureFormat
    let settings: RenderSettings
    let encoding: PictureEncoding
    let destination: Destination
    let changes: PictureChanges

    private(set) var pictures: [Picture] = []

    /// The characters that no bundled font has, each once.
    private(set) var missingCharacters: [Character] = []

    init(
        format: PictureFormat, settings: RenderSettings, encoding: PictureEncoding, destination: Destination,
        changes: PictureChanges = PictureChanges()
    ) {
        self.format = format
        self.settings = settings
        self.encoding = encoding
        self.destination = destination
        self.changes = changes
    }

    /// - Parameter name: The name of the file in a folder, without its ending.
    mutating func add(_ source: ConversationPictures, name: String) throws {
        let title = source.conversation.channel.name
        var source = source
        source.marksContent = changes.needsMarks
        let files = try encoder(on: source.background, title: title ?? name).files { draw in
            try source.forEachFrame(isVector: !format.isBitmap) { frame in
                let frame = try changes.applied(to: frame, settings)
                noteMissingCharacters(of: frame)
                try draw(frame)
            }
        }
        let isNumbered = source.selection.isPaged && !format.holdsPages
        for (index, data) in files.enumerated() { add(data, name: name, page: isNumbered ? index + 1 : nil) }
    }

    mutating func add(_ list: ListPicture, name: String) throws {
        var list = list
        list.marksContent = changes.needsMarks
        let frame = try changes.applied(to: list.frame(), settings)
        noteMissingCharacters(of: frame)
        add(try encoder(on: list.background, title: name).data(frame), name: name, page: nil)
    }

    private func encoder(on background: RGBA, title: String) -> PictureEncoder {
        var encoding = encoding
        encoding.title = title
        return PictureEncoder(format, scale: settings.scale, background: background, encoding: encoding)
    }

    private mutating func noteMissingCharacters(of frame: Frame) {
        missingCharacters += frame.missingCharacters.filter { !missingCharacters.contains($0) }
    }

    private mutating func add(_ data: Data, name: String, page: Int?) {
        pictures.append(Picture(path: destination.path(name: name, page: page, format: format), data: data))
    }
}
