import Frames
import Pictures

/// Pictures that are drawn one after the other, and not yet written.
struct PictureBatch {
    let format: PictureFormat
    let settings: RenderSettings
    let embedsFrames: Bool
    let imageFolder: String
    let destination: Destination

    private(set) var pictures: [Picture] = []

    /// The characters that no bundled font has, each once.
    private(set) var missingCharacters: [Character] = []

    init(
        format: PictureFormat, settings: RenderSettings, embedsFrames: Bool, imageFolder: String,
        destination: Destination
    ) {
        self.format = format
        self.settings = settings
        self.embedsFrames = embedsFrames
        self.imageFolder = imageFolder
        self.destination = destination
    }

    /// - Parameter name: The name of the file in a folder, without its ending.
    mutating func add(_ source: ConversationPictures, name: String) throws {
        let encoder = encoder(on: source.background)
        var page = 0
        try source.forEachFrame(isVector: format != .png) { frame in
            page += 1
            try add(frame, name: name, page: source.selection.isPaged ? page : nil, encoder)
        }
    }

    mutating func add(_ list: ListPicture, name: String) throws {
        try add(list.frame(), name: name, page: nil, encoder(on: list.background))
    }

    private func encoder(on background: RGBA) -> PictureEncoder {
        PictureEncoder(
            format, scale: settings.scale, background: background, embedsFrames: embedsFrames, imageFolder: imageFolder)
    }

    private mutating func add(_ frame: Frame, name: String, page: Int?, _ encoder: PictureEncoder) throws {
        missingCharacters += frame.missingCharacters.filter { !missingCharacters.contains($0) }
        let path = destination.path(name: name, page: page, format: format)
        pictures.append(Picture(path: path, data: try encoder.data(frame)))
    }
}
