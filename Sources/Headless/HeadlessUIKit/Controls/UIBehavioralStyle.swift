/// Whether controls behave as on a phone or as on a Mac; they are drawn as on a phone.
public enum UIBehavioralStyle: Int, Sendable { case automatic, pad, mac }
