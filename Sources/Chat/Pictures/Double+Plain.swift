extension Double {
    /// The number without a decimal point if it is whole.
    package var formattedPlainly: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
    }
}
