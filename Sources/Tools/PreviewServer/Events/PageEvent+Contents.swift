internal import PreviewMessages
internal import Previewing
internal import Rendering

/// The JSON of a `session` event.
struct SessionContent: Encodable {
    let client: String
    let title: String
    let devices: [String]
    let contentSizes: [String]
    let start: PageOptions.Start

    init(_ options: PageOptions, client: String) {
        self.client = client
        title = options.title
        devices = options.devices
        contentSizes = RenderSettings.ContentSize.allCases.map(\.rawValue)
        start = options.start
    }
}

/// The JSON of a `status` event.
struct StatusContent: Encodable {
    let status: String
    var errors: [PageEvent.Problem] = []

    init(_ status: PageEvent.Status) {
        switch status {
        case .compiling: self.status = "compiling"
        case .ready: self.status = "ready"
        case .failed(let problems):
            self.status = "failed"
            errors = problems
        }
    }
}

/// The JSON of a `previews` event.
struct PreviewsContent: Encodable {
    let build: Int
    let previews: [Entry]
    let problems: [String]

    struct Entry: Encodable {
        let id: String
        let name: String

        /// The heading: the file, or the provider for a preview that doesn't know its file.
        let group: String

        let line: Int?
    }

    init(_ listing: PreviewSession.Listing, build: Int) {
        self.build = build
        problems = listing.problems
        previews = listing.previews.map { preview in
            Entry(
                id: preview.identifier, name: preview.displayName ?? preview.name,
                group: preview.file ?? preview.group, line: preview.line)
        }
    }
}

/// The JSON of a `drawn` event.
struct DrawnContent: Encodable {
    let preview: String
    let variant: VariantChoice

    /// The name of the picture; `nil` if there is none.
    var picture: String?

    /// The size in points.
    var width, height: Double?

    /// What isn't drawn as on iOS.
    var notes: [String] = []

    /// Why there is no picture.
    var failure: String?

    init(_ drawing: Drawing) {
        preview = drawing.key.preview
        variant = drawing.key.variant
        switch drawing.result {
        case .drawn(let drawn, _):
            picture = drawing.name
            (width, height, notes) = (drawn.width, drawn.height, drawn.problems)
        case .failed(let reason): failure = reason
        }
    }
}
