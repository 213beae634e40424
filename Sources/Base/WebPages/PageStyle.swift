/// The style that our pages share: colors, buttons, the bar at the top and its filter.
package enum PageStyle {
    /// The style sheet. That of a page follows it.
    package static let css = String(decoding: PackageResources.page_css, as: UTF8.self)
}
