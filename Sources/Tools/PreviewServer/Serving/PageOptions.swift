package import Rendering

/// What a page shows at its start, and what it can choose from.
package struct PageOptions: Sendable {
    /// The name of the sources, such as `Badge.swift`.
    package var title: String

    /// The folder that paths in messages are relative to.
    package var folder: String

    /// The names of the previews to show; empty for all.
    package var only: [String]

    /// Pixels per point.
    package var scale: Double

    /// The names of the devices to choose from.
    package var devices: [String]

    /// The variants at the start: every combination.
    package var start: Start

    package struct Start: Encodable, Sendable {
        package var appearance: [RenderSettings.Appearance]
        package var contentSize: [RenderSettings.ContentSize]
        package var locale: [String]

        /// Empty for the preview's own.
        package var device: [String]

        package init(
            appearance: [RenderSettings.Appearance] = [.light], contentSize: [RenderSettings.ContentSize] = [.large],
            locale: [String] = ["en_US"], device: [String] = []
        ) {
            self.appearance = appearance
            self.contentSize = contentSize
            self.locale = locale
            self.device = device
        }
    }

    package init(
        title: String, folder: String, only: [String] = [], scale: Double = 2, devices: [String] = [],
        start: Start = Start()
    ) {
        self.title = title
        self.folder = folder
        self.only = only
        self.scale = scale
        self.devices = devices
        self.start = start
    }
}
