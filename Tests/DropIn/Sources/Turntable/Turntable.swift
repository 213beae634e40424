// The app's sources are in ../../Turntable.
