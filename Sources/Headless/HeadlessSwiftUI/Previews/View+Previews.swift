/// Options of a preview. Elsewhere, the modifiers have no effect.
extension View {
    /// Names the preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        modifier(_LayoutTraitModifier<PreviewDisplayName>(value: value))
    }

    /// Sets the layout of the preview.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(_LayoutTraitModifier<PreviewLayoutKey>(value: value))
    }

    /// Sets the device for the preview.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(_LayoutTraitModifier<PreviewDeviceKey>(value: value))
    }

    /// Sets the orientation of the device.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(_LayoutTraitModifier<PreviewOrientation>(value: value))
    }

    /// Has no effect: there are no widgets. Reported.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(_UndrawnModifier("previewContext has no effect: there are no widgets here."))
    }
}

enum PreviewDisplayName: LayoutValueKey { static var defaultValue: String? { nil } }
enum PreviewLayoutKey: LayoutValueKey { static var defaultValue: PreviewLayout { .device } }
enum PreviewDeviceKey: LayoutValueKey { static var defaultValue: PreviewDevice? { nil } }
enum PreviewOrientation: LayoutValueKey { static var defaultValue: InterfaceOrientation { .portrait } }
