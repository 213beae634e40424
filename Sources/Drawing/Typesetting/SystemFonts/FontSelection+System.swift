/// The fonts that a text needs.
extension FontSelection {
    /// - Parameters:
    ///   - string: The characters, without those that attachments replace.
    ///   - attributes: The attributes of all runs.
    init(covering string: String, _ attributes: [TextAttributes]) {
        self.init(of: string, in: attributes.lazy.map(\.font))
        guard let fonts = SystemFonts.current else { return }
        var designs = Set(attributes.compactMap(\.font.systemDesign))
        if group >= .emoji { designs.insert(.emoji) }
        designs = designs.filter { fonts.cuts[$0]?.isEmpty == false }
        guard !designs.isEmpty else { return }
        (system, self.designs) = (fonts, designs)
    }

    /// The selection without the user's and the app's fonts.
    var bundled: FontSelection { FontSelection(group: group, families: families) }

    /// The selection without the app's fonts.
    var withoutApps: FontSelection {
        var fonts = self
        fonts.apps = []
        return fonts
    }
}
